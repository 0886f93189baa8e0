import type {Fault} from './fault';

export const CONTRACTS_FAULTS: readonly Fault[] = [];
