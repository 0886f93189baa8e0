import type {CreateEngine} from '../../engine';
import {HostedEngine} from './hostedEngine';

const createEngine: CreateEngine = ({baseUrl, themeConfig}) =>
  new HostedEngine(themeConfig, async () => {
    const {EmbeddedEngine} = await import('../embedded/index');
    return new EmbeddedEngine(baseUrl);
  });

export default createEngine;
