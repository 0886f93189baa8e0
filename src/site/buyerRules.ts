import type {LocalizedText} from './locales';

/** A legal rule in one sentence, with a link to the section that states it in full. */
interface BuyerRule {
  readonly id: string;
  /** Route and anchor of the section in the legal text. */
  readonly to: `/legal/${string}#${string}`;
  readonly rule: LocalizedText;
  /** Text of the link to the section. */
  readonly section: LocalizedText;
}

export interface BuyerRuleGroup {
  readonly id: string;
  readonly title: LocalizedText;
  readonly rules: readonly BuyerRule[];
}

/** Legal rules that buyers should know before they pay. Each number must equal the one in the linked section. */
export const BUYER_RULES: readonly BuyerRuleGroup[] = [
  {
    id: 'licence',
    title: {ko: '라이선스', en: 'Licences'},
    rules: [
      {
        id: 'activation',
        to: '/legal/terms#licences',
        rule: {
          ko: '라이선스는 스토어에서 구매하고 활성화하여 사용하며, 활성화를 해제할 수 있습니다.',
          en: 'You buy a licence in the store and activate it; you can revoke an activation.',
        },
        section: {ko: '이용약관 제3조', en: 'Terms of use, article 3'},
      },
      {
        id: 'not-activated',
        to: '/legal/refund#not-activated',
        rule: {
          ko: '구매일부터 14일 이내에 활성화하지 않은 라이선스는 전액 환불합니다.',
          en: 'A licence that is not activated within 14 days of purchase is refunded in full.',
        },
        section: {
          ko: '환불 정책: 미활성화 라이선스',
          en: 'Refund policy, licence not activated',
        },
      },
    ],
  },
  {
    id: 'refund',
    title: {ko: '환불 정책', en: 'Refund policy'},
    rules: [
      {
        id: 'general',
        to: '/legal/refund#general-rule',
        rule: {
          ko: '결제한 뒤에는 원칙적으로 환불하지 않습니다. 예외는 환불 정책에서 확인하세요.',
          en: 'There is generally no refund after payment; the refund policy lists the exceptions.',
        },
        section: {
          ko: '환불 정책: 환불 원칙',
          en: 'Refund policy, general rule',
        },
      },
      {
        id: 'engine-defect',
        to: '/legal/refund#engine-defect',
        rule: {
          ko: '엔진의 중대한 결함이 30일이 넘도록 해결되지 않으면 대금의 일부를 기간에 비례하여 환불합니다.',
          en: 'If a major engine defect remains unresolved for more than 30 days, part of the payment is refunded, pro rata.',
        },
        section: {
          ko: '환불 정책: 엔진의 중대한 결함',
          en: 'Refund policy, major engine defect',
        },
      },
      {
        id: 'late-response',
        to: '/legal/refund#late-response',
        rule: {
          ko: '라이선스 제공자의 응답이 15일을 초과하여 지연되고 증명할 자료가 있으면 대금의 일부를 환불합니다.',
          en: 'If the licensor’s response is delayed by more than 15 days, and you have evidence, part of the payment is refunded.',
        },
        section: {
          ko: '환불 정책: 라이선스 제공자의 응답 지연',
          en: 'Refund policy, delayed response',
        },
      },
    ],
  },
  {
    id: 'subscription',
    title: {ko: '구독', en: 'Subscriptions'},
    rules: [
      {
        id: 'cancellation',
        to: '/legal/refund#cancellation',
        rule: {
          ko: '언제든지 즉시 해지하거나 기간 만료 시 해지할 수 있습니다.',
          en: 'You can cancel at any time, immediately or at the end of the term.',
        },
        section: {
          ko: '환불 정책: 구독 해지',
          en: 'Refund policy, cancellation',
        },
      },
      {
        id: 'not-used',
        to: '/legal/refund#not-used',
        rule: {
          ko: '결제일부터 7일 이내에 서비스를 한 번도 이용하지 않았다면 이용 계약 취소와 전액 환불을 요구할 수 있습니다.',
          en: 'If you have not used the service even once within 7 days of payment, you may demand cancellation and a full refund.',
        },
        section: {
          ko: '환불 정책: 미이용 구독',
          en: 'Refund policy, subscription not used',
        },
      },
      {
        id: 'prices',
        to: '/legal/terms#prices',
        rule: {
          ko: '요금 변경과 유료 전환은 30일 전에 이메일로 통지합니다.',
          en: 'Notice of price changes, and of free services that become paid, is given by e-mail 30 days in advance.',
        },
        section: {ko: '이용약관 제5조', en: 'Terms of use, article 5'},
      },
    ],
  },
  {
    id: 'account',
    title: {ko: '약관과 개인정보', en: 'Terms and personal data'},
    rules: [
      {
        id: 'amendments',
        to: '/legal/terms#amendments',
        rule: {
          ko: '약관 개정은 효력이 발생하기 7일 전부터 공지합니다.',
          en: 'Amendments to the terms are announced from 7 days before they take effect.',
        },
        section: {ko: '이용약관 제9조', en: 'Terms of use, article 9'},
      },
      {
        id: 'suspension',
        to: '/legal/terms#suspension',
        rule: {
          ko: '계정이 정지되면 30일 이내에 이의를 제기할 수 있습니다.',
          en: 'If your account is suspended, you have 30 days to contest the suspension.',
        },
        section: {ko: '이용약관 제7조', en: 'Terms of use, article 7'},
      },
      {
        id: 'retention',
        to: '/legal/privacy#privacy4',
        rule: {
          ko: '결제 기록은 5년, 제품 문의 기록은 3년간 보관합니다.',
          en: 'Payment records are kept for 5 years, product inquiries for 3 years.',
        },
        section: {
          ko: '개인정보 처리방침: 4. 개인정보의 처리 및 보유 기간',
          en: 'Privacy policy, section 4',
        },
      },
    ],
  },
];
