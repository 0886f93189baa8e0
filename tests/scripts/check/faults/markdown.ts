import type {Fault} from './fault';

export const MARKDOWN_FAULTS: readonly Fault[] = [];
