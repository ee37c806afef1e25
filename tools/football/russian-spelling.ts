/** Pairs written as `from=to`, separated by white space. */
function parsePairs(text: string): readonly (readonly [string, string])[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [from = '', to = ''] = pair.split('=')
      return [from, to] as const
    })
}

/** Words that are said, not spelled, in Russian. */
export const RUSSIAN_WORDS: ReadonlyMap<string, string> = new Map(
  parsePairs(`
    fc=ФК united=Юнайтед city=Сити town=Таун rovers=Роверс wanderers=Уондерерс athletic=Атлетик
    county=Каунти albion=Альбион rangers=Рейнджерс real=Реал sporting=Спортинг racing=Расинг
    atlético=Атлетико atletico=Атлетико deportivo=Депортиво dynamo=Динамо dinamo=Динамо
    borussia=Боруссия eintracht=Айнтрахт fortuna=Фортуна viktoria=Виктория victoria=Виктория
    union=Унион unión=Унион universidad=Университет olympique=Олимпик stade=Стад saint=Сент st=Сент
    de=де la=Ла el=Эль al=Аль san=Сан santa=Санта são=Сан los=Лос las=Лас new=Нью york=Йорк old=Олд
    boys=Бойз young=Янг stars=Старз hotspur=Хотспур north=Норт south=Саут east=Ист west=Вест park=Парк
    villa=Вилла maccabi=Маккаби hapoel=Хапоэль beitar=Бейтар tel=Тель aviv=Авив lokomotiv=Локомотив
    spartak=Спартак slavia=Славия sparta=Спарта legia=Легия police=Полис army=Арми sc=СК ii=II iii=III
    b=B u21=U21 the=Те london=Лондон green=Грин white=Уайт black=Блэк red=Ред star=Стар harbour=Харбор
    academical=Академикал thistle=Тисл celtic=Селтик inter=Интер central=Сентраль santiago=Сантьяго
    córdoba=Кордова juniors=Хуниорс beograd=Белград bucureşti=Бухарест praha=Прага warszawa=Варшава
    wien=Вена moskva=Москва kiev=Киев tokyo=Токио athen=Афины lisboa=Лиссабон roma=Рома nikosia=Никосия
    limassol=Лимасол saloniki=Салоники reykjavík=Рейкьявик akureyri=Акюрейри københavn=Копенгаген
  `),
)

/** Longest first. Written for the languages of Europe together: the spelling of the majority wins. */
export const RUSSIAN_LETTERS = parsePairs(`
  tsch=ч szcz=щ sch=ш eau=о ough=о sz=ш cz=ч rz=ж sh=ш ch=ч zh=ж kh=х ph=ф th=т ck=к qu=кв ts=ц tz=ц
  ya=я yu=ю yo=йо ye=е ja=я ju=ю je=е jo=йо ia=ия ee=и oo=у ou=у ei=ей ai=ай ss=сс ll=лл ñ=нь ç=ч č=ч
  ć=ч š=ш ş=ш ș=ш ś=сь ž=ж ż=ж ź=зь ř=рж ł=л đ=дж ğ=г ț=ц ţ=ц ö=ё ø=ё ü=ю ä=е æ=е å=о ß=сс ı=ы ă=э â=а
  ê=е é=е è=е ë=е ě=е ę=е ē=е ė=е ą=а á=а à=а ã=а ā=а í=и î=и ī=и ó=о ô=о õ=о ō=о ú=у ù=у ů=у ū=у ý=и
  ń=нь ň=нь ņ=н ļ=ль ģ=г ķ=к ð=д þ=т ə=я a=а b=б c=к d=д e=е f=ф g=г h=х i=и j=й k=к l=л m=м n=н o=о
  p=п q=к r=р s=с t=т u=у v=в w=в x=кс y=и z=з
`)

/** Letters that differ by country, before the common ones. */
const BY_LANGUAGE: Record<string, readonly (readonly [string, string])[]> = {
  german: parsePairs(`
    ß=сс ei=ай eu=ой z=ц ä=е ch=х ie=и
  `),
  austrian: parsePairs(`
    ei=ай z=ц ch=х ie=и
  `),
  spanish: parsePairs(`
    ce=се ci=си ge=хе gi=хи j=х h= z=с ll=ль gue=ге que=ке qui=ки
  `),
  italian: parsePairs(`
    ce=че ci=чи ch=к gi=джи ge=дже gn=нь gli=льи z=ц
  `),
  french: parsePairs(`
    ch=ш gn=нь ce=се ci=си j=ж au=о oi=уа h=
  `),
  portuguese: parsePairs(`
    ão=ан ch=ш j=ж ç=с ce=се ci=си nh=нь lh=ль
  `),
  polish: parsePairs(`
    w=в ch=х ó=у cie=че ci=чи c=ц ia=я
  `),
  czech: parsePairs(`
    ch=х c=ц
  `),
  southSlavic: parsePairs(`
    c=ц lj=ль nj=нь
  `),
  hungarian: parsePairs(`
    sz=с cs=ч gy=дь s=ш c=ц zs=ж
  `),
  turkish: parsePairs(`
    c=дж ö=ё y=й
  `),
  azerbaijani: parsePairs(`
    c=дж x=х y=й q=г
  `),
  english: parsePairs(`
    w=у ham=хэм ford=форд bury=бери ey=и field=филд bourne=борн stone=стон bridge=бридж ville=вилл
  `),
  american: parsePairs(`
    w=у
  `),
  dutch: parsePairs(`
    ij=ей oe=у ui=ёй z=з uu=ю
  `),
}

const LANGUAGE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    german: 'de li',
    austrian: 'at',
    spanish: 'es ar mx co cl uy py pe ec ve bo cr gt hn pa ni do',
    italian: 'it sm',
    french: 'fr',
    portuguese: 'br pt ao mz',
    polish: 'pl',
    czech: 'cz sk',
    southSlavic: 'hr rs si ba me',
    hungarian: 'hu',
    turkish: 'tr',
    azerbaijani: 'az',
    english: 'gb-eng gb-sct gb-wls gb-nir ie',
    american: 'us',
    dutch: 'nl',
  }).flatMap(([language, countries]) => countries.split(' ').map((country) => [country, language] as const)),
)

/** Spelling rules of a country's language, to be tried before the common ones. */
export function lettersOf(country: string): readonly (readonly [string, string])[] {
  return BY_LANGUAGE[LANGUAGE_OF.get(country) ?? ''] ?? []
}
