/**
 * Codes that no goods of `goods-table.ts` name, by the longest code that begins like them: US$ for a unit, cargo, then
 * US$ million a year and partners, the main one first, of imports and of exports. The amount is that of all the codes
 * together. Estimate, order of magnitude.
 */
export const otherCodesTable = `
0101 6500 box | 46 NZ AU NL | -
0102 1900 box | 190 AU UY NZ | -
01022900 1500 box | - | 14 HK
01031000 1600 air | 22 DK FR US | -
01039200 260 box | - | 330 HK
0104 1300 box | 9 AU NZ | -
0105 420 air | 38 US FR NZ | -
0106 300 air | 12 NZ DK | -
0201 7.5 air | 130 AU US | 4 HK
0202 4.6 cold | 36 BR AR NZ | -
0203 3.1 cold | - | 60 HK
0204 4.7 cold | 120 NZ AU | -
02062900 3 cold | 150 AR UY AU | -
02064900 2.2 cold | 2300 ES DK US | -
02071200 1.7 cold | 24 BR | 60 HK MY
02074200 2.4 cold | - | 62 HK MY
0210 9 cold | 9 ES IT | -
03011100 12 air | 18 ID TH SG | 9 HK US
03019210 3500 air | 90 ID PH US | 40 JP KR
0302 24 air | 14 ES AU MX | -
03031300 7.2 cold | 210 CL NO | -
03034200 2.1 cold | 130 ID KR | 60 TH PH
03035400 1.3 cold | 160 NO GB FO | 480 TH PH ID
03036300 3.6 cold | 760 RU NO US | 40 KR
03038990 2.3 cold | 860 RU ID VN | 1200 TH PH KR
03046200 2.4 cold | 460 VN | -
03047100 5.2 cold | 9 RU | 1050 US DE GB
0305 14 cold | 16 NO CL | 40 JP
03061100 24 cold | 120 BR ZA MX | -
03061400 11 cold | 520 RU CA NO | 190 KR US
03063390 19 air | 1450 RU CA NO | 90 HK KR
03071100 9 air | 62 FR NZ IE | 22 HK
03078100 38 air | 26 AU ZA | 260 HK JP KR
0308 42 air | 14 RU | 16 HK
0401 1.1 cold | 780 DE NZ AU | 24 HK
0403 2 cold | 36 DE FR AT | 6 HK
0404 1.3 cold | 820 US FR DE | -
0406 4.7 cold | 340 NZ AU IT | -
0408 7 box | - | 36 JP
0504 6 cold | 640 DE US NL | 1250 DE NL JP
0505 26 box | 58 FR HU PL | 340 US VN DE
0506 .8 box | 22 NZ BR | -
0508 .4 box | 12 ID PH | 6 KR
0511 70 air | 58 US CA NL | -
0601 .35 box | 68 NL CL NZ | 6 JP KR
0602 2.1 box | 42 NL TH JP | 95 KR JP NL
0603 4.4 air | 72 EC NL CO | 98 JP KR VN
0604 3 box | - | 46 JP KR NL
0701 .7 box | - | 2 VN
0703 1.1 box | - | 320 JP KR MY
0704 .65 box | - | 470 VN HK JP
0705 .9 box | - | 140 HK VN KR
0706 .55 box | - | 96 JP KR HK
0708 1.4 box | - | 32 JP HK
0709 1.5 box | - | 460 HK JP KR
070920 6 air | 4 PE MX | 26 JP
0710 1.15 cold | 62 NZ US BE | 1450 JP US KR
0711 1.4 box | - | 230 JP DE RU
0712 5.2 box | 26 US IN | 720 JP DE US
0713 1 box | 62 MM AR KZ | 620 JP IT ZA
0714 .8 box | - | 330 JP US MY
07141010 .16 fruit | 46 VN KH LA | -
080211 4.4 box | 120 US AU | -
080212 5.2 box | 480 US AU | -
080221 3.2 box | 66 CL TR | -
080241 2.2 box | - | 88 JP TH KR
080261 3.6 box | 190 AU ZA KE | -
080290 3.4 box | - | 16 JP SG
080410 2.2 box | 58 SA EG AE | -
080430 4.6 box | 6 TH PH | -
0805 1.1 fruit | - | 42 VN MY
0807 .8 fruit | 4 MY PH | 5 HK
0809 1.5 fruit | - | 24 RU KZ VN
08107000 1.2 fruit | - | 82 VN RU TH
08109040 1.5 fruit | 44 TH VN | -
08109060 1.4 fruit | 2 MY | -
08111000 1.9 cold | 46 MA EG CL | 118 JP NL DE
08119010 3.4 cold | - | 62 JP KR
08119091 2.4 cold | 230 VN CL CA | 96 JP US
0812 1.6 box | - | 12 IT JP
08131000 3.2 box | 18 UZ TR | 6 DE
081340 3.4 box | 66 TH VN | 130 VN JP DE
0901 12 box | 180 IT US JP | 84 HK KR US
09022090 3.3 box | 4 LK VN | 720 MA GH SN
09023010 7.6 box | 7 VN | 150 HK MY JP
09024020 11 box | - | 36 HK MY
09041100 4.6 box | 66 VN ID BR | -
09042100 2.8 box | 280 IN VN | 170 ES US MX
0905 170 box | 10 MG ID | -
0906 5.4 box | 26 LK ID VN | 108 IN US NL
0908 13 box | 30 GT ID IN | -
0909 6.4 box | - | 96 IN US NL
09102000 1250 box | 16 IR | -
09103000 1.5 box | 15 IN MM | 4 JP
1001 .44 grain | 22 KZ CA | -
1002 .34 grain | 14 KZ DE | -
1004 .38 grain | 170 AU RU CL | -
1005 900 box | 3 US FR | -
10063080 .5 grain | 320 VN MM KH | 450 KR JP EG
10064080 .41 grain | 720 IN VN PK | -
1008 .6 grain | 32 RU KZ | 58 JP KR
1101 .48 box | 92 KZ RU JP | 88 HK
1102 .7 box | 2 US | -
1103 .6 box | 2 US | 2 KR
1104 .9 box | 26 AU CL | 12 HK
1107 .6 box | 6 FR AU | 180 PH VN MM
11081100 .8 box | 6 FR | 12 PH
11081200 .55 box | - | 170 ID PH MY
11081300 1 box | 42 DE NL DK | -
11081400 .52 box | 1750 TH VN LA | -
1109 1.6 box | 8 AU KZ | 88 US NL JP
12019020 1.3 box | - | 52 KR JP
12019030 1.2 box | - | 30 JP KR
12024100 1.05 grain | 260 SN SD US | 62 ES NL
1204 .58 grain | 520 RU KZ CA | -
1206 .95 box | 130 KZ RU | 250 TR EG VN
1207 2.2 box | - | 150 VN EG US
1209 8 box | 250 US NL JP | 175 NL US JP
1210 9.5 box | 38 US DE CZ | -
12112010 26 box | 120 CA US | 34 HK
12112090 30 box | - | 60 KR JP HK
12119011 6 box | - | 44 HK KR VN
12119012 24 box | - | 22 HK JP VN
12119013 11 box | - | 26 HK KR SG
12119015 5.6 box | - | 46 KR HK JP
12119021 8.6 box | - | 96 US DE HK
12119022 1.2 box | 46 UZ KZ TM | 18 JP KR
12122110 1.6 box | 8 KR RU | 64 JP TH
12122131 5.2 box | - | 66 JP KR
12122141 17 box | 120 KR JP | 62 US TH
1214 .42 box | 560 US ES ZA | -
1301 16 box | 9 ET KE | -
13021910 14 box | - | 2 JP
13023100 15 box | 34 CL MA | 96 JP US DE
14011000 .5 box | 4 MM VN | 22 JP NL
14012000 1 box | 14 ID | -
14049010 .5 box | 74 UZ TM US | -
1501 1.1 oil | 4 ES | -
1504 3.6 oil | 220 PE CL NO | 42 JP NO
1507 .98 oil | 330 AR BR RU | 14 KR
1508 1.7 oil | 420 IN BR AR | -
15119020 .82 oil | 720 ID MY | -
1513 1.4 oil | 270 ID PH MY | -
1514 1.02 oil | 1900 RU CA AE | -
1515 3.4 box | 11 JP KR | 16 US
1517 2.2 box | 115 NZ MY BE | 48 HK
1601 5 cold | 1 ES | 44 HK
16023210 3.9 box | - | 1100 JP HK GB
16024910 4.2 box | - | 160 HK JP SG
16041400 5.1 box | 44 TH VN | 1050 TH US JP
16041700 19 box | - | 1080 JP US RU
16052900 10 cold | 96 VN TH | 1150 JP US KR
16055400 7.6 cold | 24 VN PE | 1300 JP KR US
17019910 .64 box | 110 KR TH | 84 MN HK
17019920 .7 box | - | 6 HK
17024000 .62 box | 12 KR | 460 ID PH VN
17025000 .95 box | 12 KR US | 130 PH MX VN
1703 .19 oil | 26 ID TH | -
1704 4.5 box | 160 DE ES JP | 820 US PH ID
1803 6.4 box | 140 CI MY GH | -
1804 9.6 box | 460 MY ID | -
1805 5.2 box | 128 MY GH NL | 14 AU
1806 8.4 box | 420 IT BE US | 370 HK PH US
19011010 16 box | 3900 NL NZ FR | 130 HK
19012000 3.1 box | 140 MY JP SG | 110 HK US
19021900 1.7 box | 22 IT KR | 210 HK US JP
19023030 3.1 box | 190 KR | 280 HK US AU
1904 3.8 box | 72 KR VN | 210 US JP KR
1905 4.2 box | 430 ID MY IT | 520 HK US JP
2001 1.6 box | 8 DE TR | 62 JP US
20021010 1 box | 14 IT | -
20029019 1.15 box | 3 IT ES | 210 NG GH PH
2003 1.9 box | - | 360 US RU DE
20041000 1.2 cold | 110 US BE NL | 190 JP PH ID
20052000 4.8 box | 62 MY US | 26 HK
2005 1.6 box | 12 TH | 420 JP US KR
2007 2.8 box | 14 FR AT | 34 US
20081110 1.9 box | - | 130 JP DE
20081130 2.5 box | 28 US | 44 JP
20083010 1.5 box | - | 390 US JP DE
20087010 1.5 box | 8 GR ZA | 120 US JP
2009 1.9 box | 52 VN PH PE | 6 HK
2101 8.4 box | 190 BR VN MY | 180 RU MY US
2102 1.9 box | 12 FR | 320 EG RU NG
21031000 1.1 box | 26 JP KR | 190 US HK AU
21032000 1.3 box | 34 US TH | 42 PH
21039010 1.3 box | 2 ID | 760 TH PH NG
2104 4.8 box | 66 KR JP TH | 90 US
2105 4.6 cold | 110 NZ FR TH | 48 HK US
21061000 7 box | 190 US NL | 120 US DE
21069090 14 box | 1950 US AU DE | 1250 US HK TH
2201 .9 box | 128 FR IT | 4 HK
2202 1.2 box | 380 TH AT MY | 460 HK US
2203 1.3 box | 560 DE NL MX | 320 HK KR
220410 15 box | 96 FR IT | -
22082000 26 box | 1280 FR | -
22083000 19 box | 470 GB JP | 9 HK
22089020 32 box | - | 840 HK SG AU
2209 1.5 box | 12 JP IT | 46 HK US
2302 .2 grain | 380 ID KZ VN | -
2303 .31 grain | 240 US | -
23040010 .5 grain | - | 3 JP
2306 .34 grain | 720 CA RU AE | -
230910 3.6 box | 380 US NZ CA | 1150 DE US JP
23099010 3.2 box | 560 NL US FR | 1700 US NL BR
2401 7.6 box | 1350 BR ZW AR | 440 ID EG BE
2402 24 box | - | 460 HK PH AE
2403 12 box | 2 AE | 12 AE
`;
