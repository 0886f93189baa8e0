import type {CreateEngine} from '../../engine';
import {HostedEngine} from './hostedEngine';
import {hostedServer, type TypesenseThemeConfig} from './themeConfig';

const createEngine: CreateEngine = ({baseUrl, themeConfig}) => {
  // The build that this engine was chosen for wrote its part.
  const config = themeConfig as TypesenseThemeConfig;
  const loadIndex = async () => {
    const {EmbeddedEngine} = await import('../embedded/index');
    return new EmbeddedEngine({baseUrl});
  };
  return new HostedEngine(
    hostedServer(config),
    loadIndex,
    config.typesenseSearchParameters,
  );
};

export default createEngine;
