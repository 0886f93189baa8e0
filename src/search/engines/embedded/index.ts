import type {CreateEngine} from '../../engine';
import {EmbeddedEngine} from './client';

const createEngine: CreateEngine = (context) => new EmbeddedEngine(context);

export default createEngine;
