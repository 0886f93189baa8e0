import type {Fault} from './fault';

export const SITE_FAULTS: readonly Fault[] = [];
