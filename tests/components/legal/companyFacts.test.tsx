import {screen} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import Company from '@site/src/components/legal/Company';
import Provider from '@site/src/components/legal/Provider';
import StoreLink from '@site/src/components/legal/StoreLink';
import {COMPANY, isPlaceholder} from '@site/src/site/company';
import {renderWithSite} from '../../support/renderWithSite';

describe('facts of the company', () => {
  it('show placeholders as they stand, and link nowhere', () => {
    const {container} = renderWithSite(
      <>
        <Company field="name" /> <Company field="email" />{' '}
        <Provider kind="payment" />
      </>,
    );
    expect(container.textContent).toBe(
      '{company name} {email} {payment provider}',
    );
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('are told from placeholders', () => {
    expect(isPlaceholder('{phone}')).toBe(true);
    expect(isPlaceholder('+82 2 0000 0000')).toBe(false);
  });

  it('link an address for mail and the privacy page of a provider once known', async () => {
    const known = {
      ...COMPANY,
      email: 'privacy@vendor.example',
      providers: {
        ...COMPANY.providers,
        cloud: [
          {
            name: {ko: '클라우드', en: 'Cloud'},
            privacyUrl: 'https://cloud.example/privacy',
          },
        ],
      },
    };
    const config = await import('@site/src/hooks/useSiteConfig');
    const spy = vi
      .spyOn(config, 'useSiteConfig')
      .mockReturnValue({companyInfo: known} as never);
    renderWithSite(
      <>
        <Company field="email" />
        <Provider kind="cloud" />
      </>,
    );
    spy.mockRestore();
    expect(
      screen.getAllByRole('link').map((link) => link.getAttribute('href')),
    ).toEqual([
      'mailto:privacy@vendor.example',
      'https://cloud.example/privacy',
    ]);
  });
});

describe('StoreLink', () => {
  it.each([
    ['en', 'https://sdk.example.com/en/contacts/create'],
    ['ko', 'https://sdk.example.com/contacts/create'],
  ] as const)('leads to the store in %s', (locale, href) => {
    renderWithSite(<StoreLink to="contact">x</StoreLink>, {locale});
    expect(screen.getByRole('link').getAttribute('href')).toBe(href);
  });
});
