import { prematchHighlights } from '@xezer/contract/highlights'
import type { PageParams, PageRoute } from '@xezer/contract/page-routes'
import { prematchPopular } from '@xezer/contract/popular'
import { prematchList, prematchMatches } from '@xezer/contract/prematch'
import { resultsMenu, resultsOverview } from '@xezer/contract/results'
import { rulesArticle, rulesMenu } from '@xezer/contract/rules'
import { statisticsEvent, statisticsLeague, statisticsMenu } from '@xezer/contract/statistics'
import { liveUpcoming } from '@xezer/contract/upcoming'
import { isCalendarDay } from '@xezer/std/calendar-day'
import { readHours } from '../core/chrome/hours.ts'
import type { Asked, FirstAnswers } from '../core/drawn/first-answers.ts'
import { MENU_TOPIC } from '../core/live/topic-names.ts'
import { topicQuestion } from '../core/live/topic-question.ts'
import { isWithin, UPCOMING_PATH } from '../core/paths.ts'
import { RULE } from '../core/rule-articles.ts'
import { firstQuestion, matchPlace, nameList } from '../features/prematch/prematch-matches.ts'
import { overviewQuestion, shownSport } from '../features/results/shown-sport.ts'

/** A page that is asked for; `first` holds what was answered already. */
interface AskingPlace {
  params: PageParams
  search: URLSearchParams
  first: FirstAnswers
}

const id = (param: string | undefined) => (param === undefined ? undefined : Number(param))

export function menuQuestions(path: string, section: string, search: URLSearchParams): Asked[] {
  // It shows what the page asks for.
  if (isWithin(UPCOMING_PATH, path)) return []
  // What stands there its page asks for, which knows the day.
  if (section === 'results' || section === 'casino') return []
  if (section === 'prematch') return [{ call: prematchList.name, input: { hours: readHours(search) } }]
  const menu = section === 'window' ? undefined : topicQuestion('menu', MENU_TOPIC)
  return menu === undefined ? [] : [menu]
}

const placeOf = ({ sport, country, league }: PageParams) =>
  matchPlace({ sport: Number(sport), country: id(country), league: id(league) })

function prematchListQuestions({ params, search }: AskingPlace): Asked[] {
  return [{ call: prematchMatches.name, input: firstQuestion(placeOf(params), readHours(search)) }]
}

/** The first sport's matches: which one it is, the menu says. */
function prematchHomeQuestions(asking: AskingPlace): Asked[] {
  const sport = firstSport(asking)
  return sport === undefined ? [] : prematchListQuestions({ ...asking, params: { sport } })
}

function firstSport({ search, first }: AskingPlace): string | undefined {
  return first.find(prematchList, { hours: readHours(search) })?.sports[0]?.id.toString()
}

/** The days' sports, and of the one that is shown what it says. */
function resultsQuestions({ params, first }: AskingPlace): Asked[] {
  const { date = '', sport, league } = params
  if (!isCalendarDay(date)) return []
  const asked = { call: resultsMenu.name, input: { date } }
  const menu = first.find(resultsMenu, { date })
  const shown = menu && shownSport(menu, { sport: id(sport), league: id(league) })
  if (shown === undefined) return [asked]
  return [asked, { call: resultsOverview.name, input: overviewQuestion(date, shown, id(league)) }]
}

/** What the list of the address calls itself, once its answer is here. */
export function findListName(asking: AskingPlace): string | undefined {
  const { params, search, first } = asking
  const sport = params.sport ?? firstSport(asking)
  if (sport === undefined) return undefined
  const place = placeOf({ ...params, sport })
  const list = first.find(prematchMatches, firstQuestion(place, readHours(search)))
  return list && nameList(list, place)
}

const popularQuestions = ({ params: { sport } }: AskingPlace): Asked[] => [
  { call: prematchPopular.name, input: sport === undefined ? {} : { sport: Number(sport) } },
]
const upcomingQuestions = (): Asked[] => [{ call: liveUpcoming.name, input: {} }]
const menuOfRules: Asked = { call: rulesMenu.name, input: {} }
const ofArticle = (article: number): Asked => ({ call: rulesArticle.name, input: {}, id: article })

/** Whether an article of the rules was asked for that there is not. */
export function isArticleMissing(pattern: PageRoute | undefined, { params, first }: AskingPlace): boolean {
  return pattern === '/rules/article/:article' && first.findRaw(ofArticle(Number(params.article))) === null
}

/** What the page of an article calls itself. */
export function findArticleName(
  pattern: PageRoute | undefined,
  { params, first }: AskingPlace,
): string | undefined {
  if (pattern !== '/rules/article/:article') return undefined
  const found = first.find(rulesArticle, {}, Number(params.article))
  return found && `${found.article.number} ${found.article.title}`
}

/** By their names alone: a guest's first script does without the shapes of payments, bonuses and games. */
const LIMITS = 'paymentLimits'
const CAMPAIGNS = 'bonusCampaigns'
const GAMES = 'casinoGames'

const gamesQuestions = (): Asked[] => [{ call: GAMES, input: {} }]
const homeQuestions = (): Asked[] => [{ call: prematchHighlights.name, input: {} }]

const questions: Partial<Record<PageRoute, (place: AskingPlace) => Asked[]>> = {
  '/': homeQuestions,
  '/video/:video': homeQuestions,
  '/live/upcoming': upcomingQuestions,
  '/live/upcoming/sport/:sport': upcomingQuestions,
  '/popular': popularQuestions,
  '/popular/sport/:sport': popularQuestions,
  '/prematch': prematchHomeQuestions,
  '/prematch/sport/:sport': prematchListQuestions,
  '/prematch/sport/:sport/country/:country': prematchListQuestions,
  '/prematch/sport/:sport/league/:league': prematchListQuestions,
  '/statistics': () => [{ call: statisticsMenu.name, input: {} }],
  '/statistics/league/:league': ({ params }) => [
    { call: statisticsLeague.name, input: { league: Number(params.league) } },
  ],
  '/statistics/event/:event': ({ params }) => [
    { call: statisticsEvent.name, input: { event: Number(params.event) } },
  ],
  '/results/date/:date': resultsQuestions,
  '/results/date/:date/sport/:sport': resultsQuestions,
  '/results/date/:date/sport/:sport/league/:league': resultsQuestions,
  '/results/date/:date/league/:league': resultsQuestions,
  '/rules': () => [menuOfRules],
  '/rules/article/:article': ({ params }) => [menuOfRules, ofArticle(Number(params.article))],
  '/casino': gamesQuestions,
  '/games': gamesQuestions,
  '/game/id/:id': gamesQuestions,
  '/gamerpl/id/:id': gamesQuestions,
  '/payments': () => [{ call: LIMITS, input: {} }],
  '/bonuses': () => [{ call: CAMPAIGNS, input: {} }],
  '/vip': () => [ofArticle(RULE.vipSending), ofArticle(RULE.vipDecision)],
}

/** What a page asks first beside its topics and its menu. */
export function pageQuestions(pattern: PageRoute | undefined, place: AskingPlace): Asked[] {
  return (pattern === undefined ? undefined : questions[pattern])?.(place) ?? []
}
