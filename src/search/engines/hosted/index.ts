import type {CreateEngine} from '../../engine';
import {HostedEngine} from './hostedEngine';
import {hostedServer, type TypesenseThemeConfig} from './themeConfig';

const createEngine: CreateEngine = ({baseUrl, themeConfig}) => {
  // The build that this engine was chosen for wrote its part.
  const config = themeConfig as TypesenseThemeConfig;
  // Headings are few: they need no worker, and nothing to load before them but their two files.
  const loadFallback = async () => {
    const {EmbeddedEngine, pageTransport} = await import('./fallback');
    const send = pageTransport();
    return new EmbeddedEngine({baseUrl}, () => send);
  };
  return new HostedEngine(
    hostedServer(config),
    loadFallback,
    config.typesenseSearchParameters,
  );
};

export default createEngine;
