import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import vm from 'node:vm';
import {ask, type Server} from './nginx';

interface Properties {
  readonly FunctionCode: string;
  readonly ResponseHeadersPolicyConfig: {
    readonly SecurityHeadersConfig: {
      readonly ContentSecurityPolicy: {readonly ContentSecurityPolicy: string};
      readonly FrameOptions: {readonly FrameOption: string};
    };
    readonly CustomHeadersConfig: {
      readonly Items: readonly {
        readonly Header: string;
        readonly Value: string;
      }[];
    };
  };
  readonly DistributionConfig: {
    readonly DefaultCacheBehavior: Behaviour;
    readonly CacheBehaviors: readonly Behaviour[];
    readonly CustomErrorResponses: readonly {
      readonly ErrorCode: number;
      readonly ResponseCode: number;
      readonly ResponsePagePath: string;
    }[];
  };
}

interface Behaviour {
  readonly PathPattern?: string;
  readonly ResponseHeadersPolicyId: {readonly Ref: string};
}

type Handled =
  | {readonly uri: string}
  | {
      readonly statusCode: number;
      readonly headers: {location: {value: string}};
    };

/**
 * Serves a folder like S3 behind CloudFront: keys are file paths, and missing keys have status 403, because
 * nobody may list the bucket.
 *
 * @param dir - folder of the build, whose files have keys below the base path
 * @param template - text of the CloudFormation template
 */
export async function startBucket(
  dir: string,
  baseUrl: string,
  template: string,
): Promise<Server> {
  const {Resources} = JSON.parse(template) as {
    Resources: Record<string, {readonly Properties: Properties}>;
  };
  const {DistributionConfig: site} = Resources['Site']!.Properties;
  const handler = vm.runInNewContext(
    `${Resources['Addresses']!.Properties.FunctionCode}; handler`,
  ) as (event: object) => Handled;
  const read = (key: string) => {
    const file = path.join(dir, key.slice(baseUrl.length));
    return key.startsWith(baseUrl) &&
      !key.includes('\0') &&
      existsSync(file) &&
      statSync(file).isFile()
      ? readFileSync(file)
      : undefined;
  };
  const headersAt = (uri: string) => {
    const {ResponseHeadersPolicyId: policy} =
      site.CacheBehaviors.find(({PathPattern = ''}) => {
        const [start = '', end = ''] = PathPattern.split('*');
        return uri.startsWith(start) && uri.endsWith(end);
      }) ?? site.DefaultCacheBehavior;
    return Resources[policy.Ref]!.Properties.ResponseHeadersPolicyConfig;
  };
  // Invalid encodings match no file.
  const keyOf = (uri: string) => {
    try {
      return decodeURIComponent(uri);
    } catch {
      return '';
    }
  };
  const server = createServer(({url = '/'}, response) => {
    const [uri = '/', query = ''] = url.split('?');
    const querystring = Object.fromEntries(
      query
        .split('&')
        .filter(Boolean)
        .map((each) => each.split('='))
        .map(([name = '', value = '']) => [name, {value}]),
    );
    const handled = handler({request: {uri, querystring}});
    if ('statusCode' in handled) {
      const {statusCode, headers} = handled;
      response.writeHead(statusCode, {location: headers.location.value}).end();
      return;
    }
    const {SecurityHeadersConfig: secure, CustomHeadersConfig: custom} =
      headersAt(uri);
    response.setHeader(
      'content-security-policy',
      secure.ContentSecurityPolicy.ContentSecurityPolicy,
    );
    response.setHeader('x-frame-options', secure.FrameOptions.FrameOption);
    custom.Items.forEach(({Header, Value}) =>
      response.setHeader(Header, Value),
    );
    const found = read(keyOf(handled.uri));
    const error = site.CustomErrorResponses.find(
      (each) => each.ErrorCode === 403,
    )!;
    response.writeHead(found ? 200 : error.ResponseCode);
    response.end(found ?? read(error.ResponsePagePath));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    ask: (...args) => ask(url, ...args),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
