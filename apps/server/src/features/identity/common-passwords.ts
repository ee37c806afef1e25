/** The passwords of eight characters or more that people take most often, in lower case. */
const COMMON = new Set(
  `
00000000 000000000 0123456789 0987654321 10203040 102030405 11111111 111111111 1111111111 11112222
11223344 1122334455 12121212 12312312 123123123 123321123 12341234 12344321 1234512345 123456123456
123456654321 12345678 123456781 123456789 1234567890 1234567891 12345678910 123654789 13131313
142536475869 147258369 147852369 159357159 159753159 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
1qaz2wsx3edc 1qazxsw2 1xbet1234 20202020 22222222 31415926 33333333 44444444 55555555 66666666 69696969
741852963 77777777 777777777 789456123 87654321 88888888 963852741 98765432 987654321 99887766 99999999
a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 aaa11111 aaaaaaaa aaaaaaaaa
ab123456 abc12345 abc123456 abc123abc abcd1234 abcdefg1 abcdefgh abcdefghi admin123 admin1234 admin12345
administrator aleksandr aleksandra aleksey1 alexander alexander1 alexandra allah123 allahuakbar
anastasia1 andrey123 anthony1 arsenal1 arsenal123 artem123 as123456 asd12345 asd123456 asdasdasd
asdf1234 asdfasdf asdfgh123 asdfghjk asdfghjkl asshole1 aynur123 aysel123 az123456 azerbaijan
azerbaijan1 azerbaijan123 azerbaycan azerty123 azertyuiop babygirl babygirl1 baku1234 baku12345 baku2020
baku2021 baku2022 baku2023 baku2024 baku2025 bakubaku barcelona barcelona1 baseball baseball1 basketball
batman123 beautiful besiktas bet12345 bet365365 betting1 betting123 bismillah bismillah1 blink182
butterfly canim123 casino123 casino777 champion champion1 champions changeme changeme1 charlie1 chelsea1
chocolate chocolate1 cocacola computer computer1 cookie123 corvette cska1911 cthutq123 danielle december
default1 dinamo123 dmitriy1 dragon123 ekaterina elchin123 elephant elvin123 facebook facebook1
fenerbahce ferid123 ferrari1 football football1 footballl fuckyou1 fuckyou2 fylhtq123 galatasaray
gencler1 gfhjkm123 gfhjkmgfhjkm ghbdtn123 google123 guest123 gunel123 hello123 hello1234 hellohello
helloworld hunter123 ilovegod iloveu123 iloveyou iloveyou! iloveyou1 iloveyou2 ilqar123 instagram
internet jackpot1 jackpot123 jennifer jessica1 juventus kamran123 killer123 kirill123 krasota1 letmein1
letmein123 leyla123 liverpool liverpool1 ljcneg123 lkjhgfdsa login123 lokomotiv love1234 lovelove
lovely12 loveyou1 lucky123 lucky777 lyubov123 maksim123 manchester marina123 marlboro mashallah
master123 mercedes mercedes1 metallica michael1 michelle midnight minecraft minecraft1 mnbvcxz1 money123
money1234 monkey123 moscow123 moskva123 murad123 mustang1 mypassword naruto123 nastya123 natasha1
natasha123 neftchi1 nicholas nikita123 november nurlan123 orxan123 p@ssw0rd p@ssword p@ssword1 parol123
parol1234 parolparol pass1234 pass12345 passpass passw0rd password password1 password12 password123
password1234 passwords patricia poiuytrewq pokemon1 pokemon123 poker123 princess princess1 privet12
privet123 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qarabag1 qaz123wsx qazwsx123 qazwsxedc qq123456 qwe123456
qwe123qwe qweasd123 qweasdzxc qweasdzxc1 qweqweqwe qwer1234 qwer12345 qwerasdf qwerty12 qwerty123
qwerty1234 qwerty12345 qwerty123456 qwertyqwerty qwertyui qwertyuiop ramil123 rashad123 realmadrid
rfntymrf root1234 rossiya1 rostov123 ruslan123 salam123 salam1234 salamsalam samantha samir123 samsung1
samsung123 scorpion secret123 september sergey123 sevgilim sevirem1 sexysexy shadow123 sifre123
sifre1234 solnyshko spartak1 spartak1922 spiderman spiderman1 sportsbook spring123 starwars starwars1
stavka123 stavki123 stephanie summer123 summer2020 summer2021 summer2022 summer2023 summer2024
summer2025 sunshine sunshine1 superman superman1 svetlana swordfish telegram1 temp1234 temppass test1234
test12345 testing1 testing123 testtest tinkerbell trabzonspor trustno1 tural123 user1234 veronica
victoria victoria1 viktoria viktoriya vladimir vladimir1 vusal123 welcome1 welcome12 welcome123 whatever
whatsapp william1 winner123 winter123 xazar123 xbet12345 xezer123 xezer1234 xx123456 yankees1 youtube1
zaq12wsx zaq1xsw2 zaq1zaq1 zaqwsxcde zenitzenit zxc123456 zxcvbnm1 zxcvbnm123 zxcvbnmz zxcvzxcv zz123456
`
    .trim()
    .split(/\s+/),
)

/** Also refused: one character repeated, and a common one in other letter cases. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase()) || new Set(password).size <= 2
}
