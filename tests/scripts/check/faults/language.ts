import type {Fault} from './fault';

export const LANGUAGE_FAULTS: readonly Fault[] = [];
