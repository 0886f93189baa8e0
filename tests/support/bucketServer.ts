import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import vm from 'node:vm';
import {ask, type Server} from './webServers';

/** The parts of the CloudFormation template that the server reads. */
interface Template {
  readonly Resources: {
    readonly Addresses: {readonly Properties: {readonly FunctionCode: string}};
    readonly Site: {
      readonly Properties: {
        readonly DistributionConfig: {
          readonly DefaultCacheBehavior: CacheBehavior;
          readonly CacheBehaviors: readonly CacheBehavior[];
          readonly CustomErrorResponses: readonly {
            readonly ErrorCode: number;
            readonly ResponseCode: number;
            readonly ResponsePagePath: string;
          }[];
        };
      };
    };
  };
}

interface CacheBehavior {
  readonly PathPattern?: string;
  readonly ResponseHeadersPolicyId: {readonly Ref: string};
}

interface HeadersPolicy {
  readonly Properties: {
    readonly ResponseHeadersPolicyConfig: {
      readonly SecurityHeadersConfig: {
        readonly ContentSecurityPolicy: {
          readonly ContentSecurityPolicy: string;
        };
        readonly FrameOptions: {readonly FrameOption: string};
      };
      readonly CustomHeadersConfig: {
        readonly Items: readonly {
          readonly Header: string;
          readonly Value: string;
        }[];
      };
    };
  };
}

type FunctionResult =
  | {readonly uri: string}
  | {
      readonly statusCode: number;
      readonly headers: {readonly location: {readonly value: string}};
    };

/**
 * Serves a folder like S3 behind CloudFront: keys are paths of files, and missing files answer 403, because
 * the bucket cannot be listed.
 *
 * @param dir - folder of a build; its files have keys below `baseUrl`
 * @param template - text of the CloudFormation template
 */
export async function startBucket(
  dir: string,
  baseUrl: string,
  template: string,
): Promise<Server> {
  const {Resources} = JSON.parse(template) as Template;
  const {DistributionConfig: site} = Resources.Site.Properties;
  const handler = vm.runInNewContext(
    `${Resources.Addresses.Properties.FunctionCode}; handler`,
  ) as (event: object) => FunctionResult;
  const error = site.CustomErrorResponses.find(
    (each) => each.ErrorCode === 403,
  )!;
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
    const {[policy.Ref]: found} = Resources as unknown as Readonly<
      Record<string, HeadersPolicy>
    >;
    return found!.Properties.ResponseHeadersPolicyConfig;
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
    const found = read(decode(handled.uri));
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

/** Returns no key for an invalid encoding. */
function decode(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return '';
  }
}
