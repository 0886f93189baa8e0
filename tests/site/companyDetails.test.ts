import {describe, expect, it} from 'vitest';
import {COMPANY} from '../../src/site/company';
import {companyDetails} from '../../src/site/companyDetails';
import {textIn} from '../../src/site/texts';

const labels = (locale: 'ko' | 'en') =>
  companyDetails(COMPANY, locale).map(({label}) => textIn(label, locale));

describe('companyDetails', () => {
  it('names on Korean pages what a seller in Korea has to', () => {
    expect(labels('ko')).toEqual([
      '회사',
      '주소(본점 소재지)',
      '고객지원',
      '이메일',
      '대표자',
      '사업자등록번호',
      '통신판매업 신고번호',
      '호스팅서비스 제공자',
    ]);
  });

  it('keeps to name, address and phone on others', () => {
    expect(labels('en')).toEqual([
      'Company',
      'Registered address',
      'Customer support',
    ]);
  });
});
