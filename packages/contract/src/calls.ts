import { accountBets, accountBetsTable, accountProfile, accountSetting } from './account.ts'
import { accountGlance } from './account-glance.ts'
import { accountActual } from './account-news.ts'
import { accountActivity } from './activity.ts'
import { accountRules, accountRulesAgree } from './agreement.ts'
import { slipFastBetOn, slipGetFastBet, slipPlace, slipPosition, slipUpdate } from './bet-slip.ts'
import { accountBonuses, bonusCampaigns } from './bonuses.ts'
import { slipBook, slipBooked } from './booking.ts'
import { cashOutOffers, cashOutPress, cashOutRule } from './cash-out.ts'
import { casinoFavourite, casinoGames, casinoMine, casinoRounds } from './casino.ts'
import { chatMessages, chatSend } from './chat.ts'
import { slipCombination } from './combination.ts'
import {
  accountEmail,
  accountEmailAgain,
  accountEmailCancel,
  accountPhone,
  stopEmail,
  takeEmail,
} from './contacts.ts'
import {
  accountFactors,
  accountProve,
  accountRecoveryCodes,
  accountTotpOff,
  accountTotpOn,
  accountTotpStart,
} from './factors.ts'
import {
  accountFavorites,
  accountFavoritesChange,
  favoritesOverview,
  favoritesQuantity,
} from './favorites.ts'
import { prematchHighlights } from './highlights.ts'
import {
  accountConfirmation,
  changePassword,
  checkPromo,
  confirmEmail,
  login,
  logout,
  register,
  restore,
  restorePassword,
} from './identity.ts'
import {
  accountIdentity,
  accountIdentityDocument,
  accountIdentityDocumentRemove,
  accountIdentitySubmit,
} from './identity-check.ts'
import {
  accountClose,
  accountExport,
  accountExportPart,
  accountExportTake,
  accountLeaving,
} from './leaving.ts'
import { liveEvent, liveList, liveListMenu, liveOverview } from './live.ts'
import { accountNotifications, accountNotificationsRead } from './notices.ts'
import {
  accountPasskeyAdd,
  accountPasskeyName,
  accountPasskeyProve,
  accountPasskeyRemove,
  accountPasskeyStart,
  accountPasskeys,
  passkeyLogin,
  passkeyStart,
} from './passkeys.ts'
import {
  accountCheckout,
  accountDeposit,
  accountDepositAzx,
  accountDepositCard,
  accountMethods,
  accountNotPaymentWithdrawal,
  accountPayment,
  accountPayments,
  accountRejectPayment,
  accountWithdrawal,
  paymentLimits,
} from './payments.ts'
import { prematchPopular } from './popular.ts'
import { prematchList, prematchMatches } from './prematch.ts'
import { prematchEvent } from './prematch-event.ts'
import { accountReality, accountRealityEvery, accountRealityGoOn } from './reality.ts'
import { resultsDays, resultsLive, resultsMenu, resultsOverview } from './results.ts'
import { rulesArticle, rulesArticles, rulesMenu } from './rules.ts'
import {
  accountExclude,
  accountLimit,
  accountLimitConfirm,
  accountLimitsDecline,
  accountReturn,
  accountSafety,
  accountTimeLimit,
  accountTimeLimitConfirm,
  accountTimeOut,
} from './safety.ts'
import { search } from './search.ts'
import { accountSessionEnd, accountSessions, accountSessionsEnd } from './sessions.ts'
import { accountStatement, accountStatementFile } from './statement.ts'
import { statisticsEvent, statisticsLeague, statisticsMenu } from './statistics.ts'
import { liveUpcoming } from './upcoming.ts'
import { liveListVideo } from './video.ts'
import { accountView, accountViewChange } from './view.ts'

/** Every call there is, by name. */
export const CALLS = {
  register,
  checkPromo,
  login,
  logout,
  changePassword,
  accountIdentity,
  accountIdentityDocument,
  accountIdentityDocumentRemove,
  accountIdentitySubmit,
  accountSessions,
  accountSessionEnd,
  accountSessionsEnd,
  accountFactors,
  accountProve,
  accountTotpStart,
  accountTotpOn,
  accountTotpOff,
  accountRecoveryCodes,
  restore,
  restorePassword,
  passkeyStart,
  passkeyLogin,
  accountPasskeys,
  accountPasskeyStart,
  accountPasskeyAdd,
  accountPasskeyProve,
  accountPasskeyName,
  accountPasskeyRemove,
  confirmEmail,
  accountConfirmation,
  accountPhone,
  accountEmail,
  accountEmailAgain,
  accountEmailCancel,
  takeEmail,
  stopEmail,
  accountActual,
  accountGlance,
  accountBets,
  accountBetsTable,
  accountStatement,
  accountStatementFile,
  accountProfile,
  accountSetting,
  accountNotifications,
  accountNotificationsRead,
  accountLeaving,
  accountExport,
  accountExportTake,
  accountExportPart,
  accountClose,
  accountFavorites,
  accountFavoritesChange,
  accountView,
  accountViewChange,
  accountSafety,
  accountTimeOut,
  accountExclude,
  accountReturn,
  accountLimit,
  accountLimitConfirm,
  accountLimitsDecline,
  accountTimeLimit,
  accountTimeLimitConfirm,
  accountReality,
  accountRealityGoOn,
  accountRealityEvery,
  accountActivity,
  accountCheckout,
  accountDeposit,
  accountDepositAzx,
  accountDepositCard,
  accountMethods,
  accountNotPaymentWithdrawal,
  accountPayment,
  accountPayments,
  accountRejectPayment,
  accountWithdrawal,
  paymentLimits,
  accountBonuses,
  bonusCampaigns,
  search,
  slipPosition,
  slipUpdate,
  slipPlace,
  slipGetFastBet,
  slipFastBetOn,
  slipBook,
  slipBooked,
  slipCombination,
  casinoGames,
  casinoMine,
  casinoFavourite,
  casinoRounds,
  chatMessages,
  chatSend,
  cashOutOffers,
  cashOutPress,
  cashOutRule,
  prematchList,
  prematchMatches,
  prematchPopular,
  prematchEvent,
  prematchHighlights,
  liveList,
  liveListMenu,
  liveListVideo,
  liveUpcoming,
  liveOverview,
  liveEvent,
  favoritesQuantity,
  favoritesOverview,
  resultsMenu,
  resultsDays,
  resultsOverview,
  resultsLive,
  rulesMenu,
  rulesArticle,
  rulesArticles,
  statisticsMenu,
  statisticsLeague,
  statisticsEvent,
  accountRules,
  accountRulesAgree,
} as const
