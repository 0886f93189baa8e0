import type {CreateEngine} from '../../engine';
import {EmbeddedEngine} from './client';
import {createTransport} from './transport';

const createEngine: CreateEngine = (context) =>
  new EmbeddedEngine(context, createTransport);

export default createEngine;
