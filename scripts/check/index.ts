import {runGate} from './gate';

void runGate();
