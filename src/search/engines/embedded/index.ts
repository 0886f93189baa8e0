import type {CreateEngine} from '../../engine';
import {EmbeddedEngine} from './page/embeddedEngine';
import {createTransport} from './page/transport';

const createEngine: CreateEngine = (config) =>
  new EmbeddedEngine(config, () => createTransport(config.worker));

export default createEngine;
