// Entry point: reads a static build and writes configuration files for its host. See README.md.
export {
  IMMUTABLE_CACHE_CONTROL,
  DEFAULT_CACHE_RULES,
  type CacheRule,
} from './cacheRules';
export {renderApacheConfig} from './formats/apache';
export {renderCaddyConfig} from './formats/caddy';
export {renderCloudFrontTemplate} from './formats/cloudFront';
export {renderHeadersFile, renderRedirectsFile} from './formats/netlify';
export {renderNginxConfig} from './formats/nginx';
export {renderVercelConfig} from './formats/vercel';
export type {HeaderException, HostPlan, HeaderValue} from './plan';
export {
  readBuild,
  formatScriptExcerpt,
  type ReadBuildOptions,
  type CspHashes,
  type ReadBuildResult,
} from './readBuild';
export {computeCspHash, readHtml} from './readHtml';
export type {ResponseHeader} from './securityHeaders';
export {readSiteInfo, SITE_INFO_FILE, type SiteInfo} from './siteInfo';
