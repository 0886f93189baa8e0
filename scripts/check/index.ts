import {formatProblem} from '../../src/sets/problem';
import {loadFault} from './loadFault';

// Loaded here: the checks hold the tables of the site, and one that is misspelt stops the program before it begins.
import('./gate')
  .then(({runGate}) => runGate())
  .catch((error: Error) => {
    const fault = loadFault(error, process.cwd());
    console.error(fault ? formatProblem(fault) : error.message);
    process.exitCode = 1;
  });
