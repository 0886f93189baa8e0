import type {LegalTextId} from '../../../src/site/legalTexts';
import type {SpecifiedLocale} from '../../../src/site/locales';

/** A fact of the specification with the words that state it. */
export interface LegalFact {
  /** Section of the specification. */
  readonly spec: number;
  /** Places that must state the fact, as `text#section`. */
  readonly in: readonly `${LegalTextId}#${string}`[];
  /** Pattern within one paragraph, list item or table row, with ` | ` between cells. */
  readonly words: Readonly<Record<SpecifiedLocale, RegExp>>;
}

/**
 * A line with the section of the specification and the places, followed by lines with facts: a Korean line,
 * then an English one.
 */
const TABLE = String.raw`
§ 3 privacy#privacy1 terms#scope
로그인
\bsign-in\b
전자서명
\be-signature\b
교사 모임 커뮤니티
\bcommunity in which teachers create meetups\b
오피스 제품
\boffice product\b
구매
\bpurchase\b
문의
\binquiry\b
AI 검색 서비스
\bAI search service\b
AI 어시스턴트
\bAI assistant\b

§ 3 privacy#privacy2
로그인 \| .*이메일 주소\(로그인 ID로 사용\)
sign-in \| .*E-mail address \(used as the login ID\)
회원가입 및 로그인 \| .*비밀번호
Registration and sign-in \| .*password
회원가입 및 로그인 \| .*생년월일
Registration and sign-in \| .*birth date
소셜 로그인 \| .*이메일 주소
Social sign-in \| .*E-mail address
소셜 로그인 \| .*이름 또는 닉네임
Social sign-in \| .*name or nickname
소셜 로그인 \| .*OAuth 토큰
Social sign-in \| .*OAuth token
법정대리인 동의 확인 \| .*이름
legal guardian of a user under 14 \| .*name
법정대리인 동의 확인 \| .*생년월일
guardian of a user under 14 \| .*birth date
법정대리인 동의 확인 \| .*전화번호
guardian of a user under 14 \| .*phone number
법정대리인 동의 확인 \| .*동의 여부
guardian of a user under 14 \| .*consent flag
법정대리인 동의 확인 \| .*동의 일시
guardian of a user under 14 \| .*consent time
만 14세 미만 이용자의 법정대리인 동의 확인
legal guardian of a user under 14
교사 인증 \| .*이름
user is a teacher \| .*Name
교사 인증 \| .*소속
user is a teacher \| .*affiliation
교사 인증 \| .*이메일 주소
user is a teacher \| .*e-mail address
교사 인증 \| .*재직증명서
user is a teacher \| .*employment certificate
결제 \| .*카드번호
Payment \| .*Card number
결제 \| .*카드 유효기간
Payment \| .*card expiry
결제 \| .*카드 비밀번호 앞 2자리
Payment \| .*first 2 digits of the card password
결제 \| .*또는 결제 처리 정보
Payment \| .*or payment-processing data
오피스 제품 이용 \| .*제품명, 버전
office product \| .*Product name, version
오피스 제품 이용 \| .*기기 및 운영체제\(OS\)
office product \| .*device and operating system \(OS\)
오피스 제품 이용 \| .*IP 주소
office product \| .*IP address
오피스 제품 이용 \| .*방문 일시
office product \| .*visit time
전자서명 \| .*서명자의 이름, 이메일 주소
E-signature \| .*signer's name and e-mail address
프로모션 안내 \| .*이메일 주소, 전화번호
promotions \| .*E-mail address, phone number
이벤트 운영.* \| .*이름, 이메일 주소, 주소, 소셜 ID
Events.* \| .*Name, e-mail address, address, social ID

§ 5 privacy#privacy2 privacy#privacy3
만 19세 이상 여부
whether the user is 19 or over

§ 3 privacy#privacy6
익명 처리한 ID
an anonymised ID
가입 일시
join time
성별
gender
접속 일시와 접속 경로
access time and path
구매 일자와 구매 품목
date and item of a purchase
AI 연구를 위해 AI 어시스턴트에 입력된 질문
AI research, the company uses the questions entered into the AI assistant

§ 9 privacy#privacy4
탈퇴 후 계정의 이메일 주소 \| 1년$
E-mail address of an account, after withdrawal of membership \| 1 year$
결제 기록 \| 5년$
Payment records \| 5 years$
제품 문의 기록 \| 3년$
Product inquiries \| 3 years$
전자서명 기록 \| 10년$
E-signature records \| 10 years$
접속 기록 \| 90일$
Access logs \| 90 days$
광고용 행태정보 \| 10일$
Behavioural data for advertising \| 10 days$
AI 학습에 이용하는 질문 \| 최대 2년$
Questions used for AI learning \| Up to 2 years$
이벤트 관련 정보 \| 경품 발송 후 1개월$
Event data \| 1 month after the prizes are dispatched$
전자서명 서비스의 계정 해시값 \| 회원 탈퇴 후 7일$
Account hashes of the signing service \| 7 days after withdrawal of membership$

§ 9 privacy#privacy8
접속 기록은 90일간
Access logs are kept for 90 days
광고용 행태정보는 10일간
Behavioural data for advertising is kept for 10 days

§ 9 privacy#privacy6
질문은 최대 2년간
kept for up to 2 years

§ 4 privacy#privacy5 terms#withdrawal
정보를 파기합니다
deletes your data|deletes the user's data

§ 4 privacy#privacy5
이메일 주소는 1년간
e-mail address of the account is kept for 1 year
해시값은 탈퇴일부터 7일 후에 파기
hashes of the e-signature service are deleted 7 days after the withdrawal

§ 5 privacy#privacy3 terms#registration
만 14세 미만 아동은 법정대리인의 동의
child under 14 needs the consent of a legal guardian
연령을 확인
checks age|age is checked
AI 검색 서비스는 만 19세 이상만 이용
minimum age for the AI search service is 19

§ 5 terms#registration
회원가입 정보를 정확하게 제공
must give accurate registration information

§ 6 terms#scope
개발자 문서는 공개
documentation on this site is public

§ 6 privacy#privacy9
열람, 정정, 삭제
view, edit or delete your personal data
마이페이지 메뉴
My Page menu
마케팅 수신 동의의 철회
withdraw your consent to marketing
회원 탈퇴
withdraw your membership
법정대리인 또는 대리인
legal guardian or an agent

§ 6 privacy#privacy11
개인정보 보호책임자 \|
Privacy officer \|
고충 처리 부서 \|
Complaint department \|

§ 7 privacy#privacy7
^결제:
^payment:
^클라우드:
^cloud:
^분석:
^analytics:

§ 9 privacy#privacy10
ISMS-P.*인증
ISMS-P.*certification
ISO27001 인증
ISO27001 certification
정기적으로 보안 교육
regular security training

§ 4 terms#subscriptions refund#cancellation
월간 또는 연간
monthly or annual
기간 만료 시 해지.*더 이상 자동 결제하지 않
at the end of the term.*no further automatic payment
기간 만료 시 해지.*이미 결제한 기간이 끝날 때까지 계속 이용
at the end of the term.*remaining paid period can still be used

§ 4 terms#subscriptions
이용 중 \|
Active \|
즉시 해지 \| .*해지한 다음 날부터 계산한 잔여 일수
Cancelled immediately \| .*remaining days are refunded, counted from the day after

§ 4 refund#cancellation
즉시 해지: 해지한 다음 날부터 계산한 잔여 일수에 해당하는 금액을 환불
Immediately: the remaining days are refunded, counted from the next day

§ 4 refund#exceptions
구독 즉시 해지 \| .*\| 해지한 다음 날부터 계산한 잔여 일수에 해당하는 금액
Subscription cancelled immediately \| .*\| The remaining days, counted from the next day

§ 6 terms#subscriptions refund#cancellation
언제든지
at any time

§ 4 terms#suspension
위반한 경우 계정의 이용을 정지하거나 이용계약을 해지
may suspend or terminate the account of a user who violates
정지된 이용자는 30일 이내에 이의
suspended has 30 days to contest

§ 6 terms#suspension
허위 정보로 가입
false registration
명의를 도용
identity theft
다른 사람의 서비스 이용을 방해
disturbing others

§ 9 terms#amendments
시행일 7일 전부터 공지
announced from 7 days before they take effect
7일이 지날 때까지 거부 의사를 표시하지 않으면 개정에 동의
raises no objection until 7 days after they take effect is deemed to have consented

§ 9 terms#prices
요금을 변경하거나.*30일 전에 이메일
When a price changes.*by e-mail 30 days in advance
무료 서비스를 유료로 전환하는 경우 30일 전에 이메일
free service becomes a paid one.*by e-mail 30 days in advance

§ 9 refund#general-rule terms#refunds
결제한 뒤에는 원칙적으로 환불하지 않습니다
There is generally no refund after payment

§ 9 refund#engine-defect
엔진의 중대한 결함이 30일이 넘도록 해결되지 않은 경우.*일부를 기간에 비례하여 환불
major defect of the engine remains unresolved for more than 30 days, part of the payment is refunded pro rata

§ 9 refund#exceptions
엔진 결함 \| .*30일이 넘도록.*\| 기간에 비례한 일부 환불
Engine defect \| .*more than 30 days \| Partial, pro rata
응답 지연 \| .*15일을 초과.*증빙.*\| 일부 환불
Late response \| .*more than 15 days, with evidence \| Partial$
미활성화 라이선스 \| .*14일 이내.*\| 전액 환불
Licence not activated \| .*within 14 days of purchase \| Full$
미이용 구독 \| .*7일 이내.*한 번도.*\| 해당 월 또는 해당 연도분 전액 환불
Subscription not used \| .*not used even once within 7 days of payment \| Full, for that month or year

§ 9 refund#late-response
응답이 15일을 초과하여 지연되고 이를 증명할 자료가 있는 경우.*일부를 환불
delayed by more than 15 days, and you have evidence of the delay, part of the payment is refunded

§ 9 refund#not-activated terms#licences
구매일부터 14일 이내에 활성화하지 않은 라이선스는 전액|구매일부터 14일 이내에 라이선스를 활성화하지 않은 경우.*전액
not activated within 14 days of purchase.*(?:full payment is refunded|refunded in full)

§ 9 refund#not-used terms#refunds
결제일부터 7일 이내에 서비스를 한 번도 이용하지 않은 유료 이용자는 해당 월 또는 해당 연도의 이용계약 취소와 전액 환불을 요구
paid user who has not used the service even once within 7 days of payment may demand cancellation and a full refund for that month or year

§ 9 terms#licences
라이선스 요금을 정하지 않습니다
do not set licence fees

§ 9 privacy#privacy12 privacy#
2025-06-24|2025년 6월 24일에 개정되어 같은 날부터 시행
2025-06-24|revised on 24 June 2025 and applies from the same day

§ 9 privacy#privacy12
2025년 6월 24일에 개정
last revised on 24 June 2025

§ 9 terms#company terms#
2025-07-04|2025년 7월 4일에 마지막으로 개정
2025-07-04|last revised on 4 July 2025
`;

/** All facts of sections 3, 4, 5, 6, 7 and 9 of the specification that the legal texts must state. */
export const LEGAL_FACTS: readonly LegalFact[] = TABLE.trim()
  .split('\n\n')
  .flatMap((block) => {
    const [head = '', ...lines] = block.split('\n');
    const [, spec, ...places] = head.split(' ');
    return lines.flatMap((korean, index) =>
      index % 2 === 0
        ? {
            spec: Number(spec),
            in: places as LegalFact['in'][number][],
            words: {
              ko: new RegExp(korean, 'i'),
              en: new RegExp(lines[index + 1]!, 'i'),
            },
          }
        : [],
    );
  });
