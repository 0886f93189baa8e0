import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runCommand} from '../../scripts/process/run';
import {
  makeServerFolder,
  runServer,
  temporaryFiles,
} from '../../tests/support/serverProcess';

/** An nginx that serves over https and HTTP/2, as the owner of a server would run it. */
export interface SecureNginx {
  /** Origin without a slash at its end; its certificate is signed by itself. */
  readonly url: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  /** File of the certificate. */
  readonly certificate: string;
  close(): Promise<void>;
}

/** Debian's module for files that were compressed with Brotli ahead. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Ports that nothing else of the project takes. */
const PORTS = {httpPort: 18_080, httpsPort: 18_443};

/**
 * Serves a folder; http leads to https.
 *
 * @param root - folder of a build, or a link to one
 * @param config - text of `nginx.inc`
 * @throws Error with what openssl or nginx says of it
 */
export async function startSecureNginx(
  root: string,
  config: string,
): Promise<SecureNginx> {
  const folder = makeServerFolder();
  const inFolder = folder.at;
  const certificate = inFolder('certificate.pem');
  await signCertificate(certificate, inFolder('key.pem'));
  const hasBrotli = existsSync(BROTLI_MODULE);
  const {httpPort, httpsPort} = PORTS;
  writeFileSync(inFolder('nginx.inc'), config);
  const close = await runServer(
    'nginx',
    folder,
    `daemon off; pid ${inFolder('pid')}; user root;
worker_processes auto;
error_log stderr error;
${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  ${temporaryFiles(folder)}
  server {
    listen 127.0.0.1:${httpPort};
    return 301 https://localhost:${httpsPort}$request_uri;
  }
  server {
    listen 127.0.0.1:${httpsPort} ssl http2;
    ssl_certificate ${certificate};
    ssl_certificate_key ${inFolder('key.pem')};
    root ${path.resolve(root)};
    ${hasBrotli ? 'brotli_static on;' : ''}
    include ${inFolder('nginx.inc')};
  }
}
`,
    () => answers(`http://localhost:${httpPort}/`),
  );
  return {
    url: `https://localhost:${httpsPort}`,
    httpPort,
    httpsPort,
    certificate,
    close,
  };
}

async function signCertificate(
  certificate: string,
  key: string,
): Promise<void> {
  const {code, output} = await runCommand({
    program: 'openssl',
    args: [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt'],
      ...['ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', key, '-out', certificate],
    ],
    captured: true,
  });
  if (code !== 0) {
    throw new Error(`openssl made no certificate:\n${output}`);
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url, {redirect: 'manual'}).then(
    () => true,
    () => false,
  );
}
