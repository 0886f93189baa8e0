// Entry point: reads a static build and writes configuration files for its host. See README.md.
export {IMMUTABLE, DEFAULT_CACHE_RULES, type CacheRule} from './cacheRules';
export {apacheConfig} from './formats/apache';
export {caddyConfig} from './formats/caddy';
export {cloudFrontTemplate} from './formats/cloudFront';
export {headersFile, redirectsFile} from './formats/netlify';
export {nginxConfig} from './formats/nginx';
export {vercelConfig} from './formats/vercel';
export type {HeaderException, HostPlan, NamedValue} from './plan';
export {
  readBuild,
  scriptExcerpt,
  type BuildOptions,
  type CodeHashes,
  type ReadBuildResult,
} from './readBuild';
export {cspHash, readHtml} from './readHtml';
export type {ResponseHeader} from './securityHeaders';
export {readSiteInfo, SITE_INFO_FILE, type SiteInfo} from './siteInfo';
