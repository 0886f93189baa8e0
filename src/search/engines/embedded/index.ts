import type {CreateEngine} from '../../engine';
import {EmbeddedEngine} from './page/embeddedEngine';
import {createTransport} from './page/transport';

const createEngine: CreateEngine = (config) =>
  new EmbeddedEngine(config, (started) =>
    createTransport(config.worker, started),
  );

export default createEngine;
