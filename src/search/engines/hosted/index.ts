import type {CreateEngine} from '../../engine';
import {HostedEngine} from './client';

const createEngine: CreateEngine = ({baseUrl, server, parameters}) => {
  if (!server) {
    throw new Error(
      'themeConfig.typesense.typesenseServerConfig is missing: expected the nodes of the cluster this build was made for.',
    );
  }
  // Loaded when the server gives no answer.
  const loadFallback = async () => {
    const {EmbeddedEngine} = await import('../embedded/client');
    return new EmbeddedEngine({baseUrl});
  };
  return new HostedEngine(server, loadFallback, parameters);
};

export default createEngine;
