import {CONTENT_TYPES} from '../contentTypes';
import type {ResponseHeader} from '../securityHeaders';
import {PAGE_SUFFIX, escapeRegExp, type HostPlan} from '../plan';

/**
 * Writes a CloudFormation template with a private S3 bucket, a CloudFront distribution, and a function that
 * maps page addresses to files. All missing pages get the not-found page of the first locale.
 *
 * @see
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/private-content-restricting-access-to-s3.html
 */
export function renderCloudFrontTemplate(plan: HostPlan): string {
  const {site, headers, exceptions} = plan;
  const behaviour = (policy: string) => ({
    TargetOriginId: 'bucket',
    ViewerProtocolPolicy: 'redirect-to-https',
    Compress: true,
    // Id of the policy Managed-CachingOptimized, which respects the `Cache-Control` of the files.
    CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
    ResponseHeadersPolicyId: {Ref: policy},
    FunctionAssociations: [
      {
        EventType: 'viewer-request',
        FunctionARN: {'Fn::GetAtt': ['Addresses', 'FunctionARN']},
      },
    ],
  });
  const exceptionPolicies = exceptions.map((exception, index) => ({
    name: `Headers${index + 1}`,
    pattern: `${site.baseUrl}*${exception.file}`,
    headers: headers.map(
      (header) =>
        exception.headers.find(({name}) => name === header.name) ?? header,
    ),
  }));
  const missing = [403, 404].map((status) => ({
    ErrorCode: status,
    ResponseCode: 404,
    ResponsePagePath: `${site.baseUrl}404.html`,
    ErrorCachingMinTTL: 0,
  }));
  const policies = [{name: 'Headers', headers}, ...exceptionPolicies].map(
    (each) => [
      each.name,
      resource('ResponseHeadersPolicy', {
        ResponseHeadersPolicyConfig: {
          Name: {'Fn::Sub': `\${AWS::StackName}-${each.name}`},
          ...headersPolicy(each.headers),
        },
      }),
    ],
  );
  const template = {
    Description: `Written by ${plan.generator} for one build`,
    Parameters: {
      BucketName: {Type: 'String'},
      Domain: {Type: 'String', Description: 'docs.example.com'},
      CertificateArn: {Type: 'String', Description: 'of ACM in us-east-1'},
    },
    Resources: {
      Bucket: {
        Type: 'AWS::S3::Bucket',
        DeletionPolicy: 'Retain',
        Properties: {BucketName: {Ref: 'BucketName'}},
      },
      BucketPolicy: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: {Ref: 'Bucket'},
          PolicyDocument: {
            Statement: {
              Effect: 'Allow',
              Principal: {Service: 'cloudfront.amazonaws.com'},
              Action: 's3:GetObject',
              Resource: {'Fn::Sub': '${Bucket.Arn}/*'},
              Condition: {
                StringEquals: {
                  'AWS:SourceArn': {
                    'Fn::Sub':
                      'arn:aws:cloudfront::${AWS::AccountId}:distribution/${Site}',
                  },
                },
              },
            },
          },
        },
      },
      Access: resource('OriginAccessControl', {
        OriginAccessControlConfig: {
          Name: {Ref: 'AWS::StackName'},
          OriginAccessControlOriginType: 's3',
          SigningBehavior: 'always',
          SigningProtocol: 'sigv4',
        },
      }),
      Addresses: resource('Function', {
        Name: {Ref: 'AWS::StackName'},
        AutoPublish: true,
        FunctionConfig: {Comment: '', Runtime: 'cloudfront-js-2.0'},
        FunctionCode: addressFunction(plan),
      }),
      ...Object.fromEntries(policies),
      Site: resource('Distribution', {
        DistributionConfig: {
          Enabled: true,
          HttpVersion: 'http2and3',
          IPV6Enabled: true,
          Aliases: [{Ref: 'Domain'}],
          ViewerCertificate: {
            AcmCertificateArn: {Ref: 'CertificateArn'},
            MinimumProtocolVersion: 'TLSv1.2_2021',
            SslSupportMethod: 'sni-only',
          },
          Origins: [
            {
              Id: 'bucket',
              DomainName: {'Fn::GetAtt': ['Bucket', 'RegionalDomainName']},
              OriginAccessControlId: {Ref: 'Access'},
              S3OriginConfig: {OriginAccessIdentity: ''},
            },
          ],
          DefaultCacheBehavior: behaviour('Headers'),
          CacheBehaviors: exceptionPolicies.map(({name, pattern}) => ({
            PathPattern: pattern,
            ...behaviour(name),
          })),
          CustomErrorResponses: missing,
        },
      }),
    },
    Outputs: {Distribution: {Value: {Ref: 'Site'}}},
  };
  return `${JSON.stringify(template, null, 2)}\n`;
}

function resource(type: string, properties: object) {
  return {Type: `AWS::CloudFront::${type}`, Properties: properties};
}

/** Creates a response headers policy. CloudFront requires separate properties for some security headers. */
function headersPolicy(headers: readonly ResponseHeader[]): object {
  const override = {Override: true};
  const known: Record<string, (value: string) => object> = {
    'Content-Security-Policy': (value) => ({
      ContentSecurityPolicy: {ContentSecurityPolicy: value, ...override},
    }),
    'Strict-Transport-Security': (value) => ({
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/\d+/.exec(value)),
        ...override,
      },
    }),
    'X-Content-Type-Options': () => ({ContentTypeOptions: override}),
    'X-Frame-Options': (value) => ({
      FrameOptions: {FrameOption: value, ...override},
    }),
    'Referrer-Policy': (value) => ({
      ReferrerPolicy: {ReferrerPolicy: value, ...override},
    }),
  };
  const sent = headers.map(({name, value, secureValue = value}) => ({
    Header: name,
    Value: secureValue,
  }));
  return {
    SecurityHeadersConfig: Object.assign(
      {},
      ...sent.map(({Header, Value}) => known[Header]?.(Value)),
    ) as object,
    CustomHeadersConfig: {
      Items: sent
        .filter(({Header}) => !(Header in known))
        .map((header) => ({...header, ...override})),
    },
  };
}

/**
 * Writes the source code of the viewer request function, which redirects and maps addresses to files. CloudFront
 * supports only an old version of JavaScript.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
function addressFunction({site}: HostPlan): string {
  const {baseUrl, locales} = site;
  const base = escapeRegExp(baseUrl);
  const homes = [baseUrl, ...locales.map((locale) => baseUrl + locale)];
  const redirects =
    baseUrl === '/'
      ? site.redirects
      : {...site.redirects, [baseUrl.slice(0, -1)]: baseUrl};
  const regExp = (source: string, flags = '') =>
    `new RegExp(${JSON.stringify(source)}, '${flags}')`;
  const extensions = Object.values(CONTENT_TYPES).flat();
  return `var redirects = ${JSON.stringify(redirects)};
function handler(event) {
  var request = event.request;
  var page = request.uri
    .replace(${regExp(String.raw`(?:[/\\]|%2f)+`, 'gi')}, '/')
    .replace(${regExp(`^${base}index${PAGE_SUFFIX}*$`)}, '${baseUrl}')
    .replace(${regExp(`^(${base}.*?[^/])${PAGE_SUFFIX}+$`)}, '$1');
  var target = redirects[page] || page;
  if (target !== request.uri) {
    var query = [];
    Object.keys(request.querystring).forEach(function (name) {
      var one = request.querystring[name];
      (one.multiValue || [one]).forEach(function (each) {
        query.push(each.value ? name + '=' + each.value : name);
      });
    });
    var location = target + (query.length > 0 ? '?' + query.join('&') : '');
    return {statusCode: 301, headers: {location: {value: location}}};
  }
  if (${JSON.stringify(homes)}.indexOf(page) >= 0) {
    request.uri = page.replace(/[/]?$/, '/index.html');
  } else if (!/[/]404$/.test(page) && !${regExp(String.raw`\.(?:${extensions.join('|')})$`)}.test(page)) {
    request.uri = page + '.html';
  }
  return request;
}
`;
}
