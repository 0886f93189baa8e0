import {describe, expect, it} from 'vitest';
import {COMPANY} from '../../src/site/company';
import {companyDetails} from '../../src/site/companyDetails';
import {textIn} from '../../src/site/texts';

const labels = (locale: 'ko' | 'en') =>
  companyDetails(COMPANY, locale).map(({label}) => textIn(label, locale));

describe('companyDetails', () => {
  it('names on Korean pages what a seller in Korea has to', () => {
    expect(labels('ko')).toEqual([
      '상호',
      '주소(본점 소재지)',
      '고객지원',
      '이메일',
      '대표자',
      '사업자등록번호',
      '통신판매업 신고번호',
      '호스팅서비스 제공자',
      '사업자정보',
    ]);
  });

  it('leads to the entry of the seller once its address is known', () => {
    const entry = (businessPage: string) =>
      companyDetails({...COMPANY, businessPage}, 'ko').at(-1);
    expect(entry(COMPANY.businessPage)).not.toHaveProperty('href');
    expect(entry('https://ftc.example/entry')).toMatchObject({
      href: 'https://ftc.example/entry',
      fact: {ko: '공정거래위원회에서 확인'},
    });
  });

  it('keeps to name, address and phone on others', () => {
    expect(labels('en')).toEqual([
      'Company',
      'Registered address',
      'Customer support',
    ]);
  });
});
