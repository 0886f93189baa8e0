import {runGate} from './gate';

runGate().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
