import type {CreateEngine} from '../../engine';
import {EmbeddedEngine} from './embeddedEngine';

const createEngine: CreateEngine = (config) => new EmbeddedEngine(config);

export default createEngine;
