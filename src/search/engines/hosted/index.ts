import type {CreateEngine} from '../../engine';
import {HostedEngine} from './client';

const createEngine: CreateEngine = ({baseUrl, server, parameters}) => {
  if (!server) {
    throw new Error(
      'themeConfig.typesense.typesenseServerConfig is missing: expected the nodes of the cluster this build was made for.',
    );
  }
  // Headings are few: they need no worker, and nothing to load before them but their two files.
  const loadFallback = async () => {
    const {EmbeddedEngine, pageTransport} = await import('./fallback');
    const send = pageTransport();
    return new EmbeddedEngine({baseUrl}, () => send);
  };
  return new HostedEngine(server, loadFallback, parameters);
};

export default createEngine;
