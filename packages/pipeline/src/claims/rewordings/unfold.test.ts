import { describe, expect, it } from 'vitest';
import { unfold } from './unfold.ts';

describe('a sentence as plain sentences', () => {
  it.each([
    ['It was Ada Byrne who founded Loom.', ['Ada Byrne founded Loom.']],
    ['It is in Cork that Loom has its factory.', ['Loom has its factory in Cork.']],
    // what a description says is put straight too
    [
      'Ada Byrne, who has been with Orr Ltd since 2016, lives in Cork.',
      ['Ada Byrne has worked at Orr Ltd since 2016.', 'Ada Byrne lives in Cork.'],
    ],
    ['What Loom sells is yarn.', ['Loom sells yarn.']],
    [`Ada Byrne is 5'11" and plays chess.`, ['Ada Byrne is 5 feet 11 inches tall and plays chess.']],
    ["Ada Byrne's VAT is 19.", ["Ada Byrne's VAT is 19."]],
    ['Ada Byrne reports to him, Tom Ray, the owner.', ['Ada Byrne reports to Tom Ray, the owner.']],
    ['Ada Byrne told him, Tom.', ['Ada Byrne told him, Tom.']],
    [
      'The owner is not Ada Byrne but her brother, Tom Ray.',
      ['The owner is not Ada Byrne.', 'The owner is Tom Ray.', "Tom Ray is Ada Byrne's brother."],
    ],
    ['The quartet Ada Byrne leads is called Orda.', ['Ada Byrne leads Orda.']],
    ['The city Ada Byrne has lived in since 2018 is Lyon.', ['Ada Byrne has lived in Lyon since 2018.']],
    ['Ada Byrne lived in Cork (1990–95).', ['Ada Byrne lived in Cork from 1990 to 1995.']],
    [
      'Ada Byrne was CEO of Loom, May 2010 - June 2012.',
      ['Ada Byrne was CEO of Loom from May 2010 to June 2012.'],
    ],
    [
      'Ada Byrne, who founded Loom in 2010 and who now lives in Cork, is its largest shareholder.',
      ['Ada Byrne founded Loom in 2010 and now lives in Cork.', 'Ada Byrne is its largest shareholder.'],
    ],
    [
      'Orr Trio consists of Ada Byrne (harp), Tom Ray and Li Wei.',
      ['Ada Byrne, Tom Ray and Li Wei are members of Orr Trio.'],
    ],
    ['Orr Group consists of Vento, Lumo and Tarn.', ['Orr Group consists of Vento, Lumo and Tarn.']],
    [
      'Ada Byrne led Loom from 1978 until her retirement in 1995.',
      ['Ada Byrne led Loom from 1978 until 1995.', 'Ada Byrne retired in 1995.'],
    ],
    ["Ada Byrne chairs Loom's board.", ['Ada Byrne chairs Loom.']],
    ['Ada Byrne is on the board of Loom.', ['Ada Byrne is a board member of Loom.']],
    ['Never has Loom owned a bank.', ['Loom has not owned a bank.']],
    ['At no time did Loom own a bank.', ['Loom did not own a bank.']],
    [
      'Born in Bath, Maine, to French parents, Ada Byrne was a nurse.',
      ['Ada Byrne was born in Bath, Maine, to French parents.', 'Ada Byrne was a nurse.'],
    ],
    [
      'Other investors in Loom include Orr Capital and Tarn Ventures.',
      ["Loom's investors are Orr Capital and Tarn Ventures."],
    ],
    [
      'In 1962 the Kits replaced their drummer Tom Ray with Cy Orr.',
      ['In 1962 Cy Orr replaced Tom Ray as drummer of the Kits.'],
    ],
    ['Loom replaced Tom Ray with Cy Orr as editor.', ['Cy Orr replaced Tom Ray as editor of Loom.']],
    [
      'Ada Byrne sold the boat to Tom Ray and the house to Cy Orr.',
      ['Ada Byrne sold the boat to Tom Ray.', 'Ada Byrne sold the house to Cy Orr.'],
    ],
    [
      'Founded in 1894 by Ada Byrne, Tom Ray and Cy Orr, Loom makes yarn.',
      ['Loom was founded in 1894 by Ada Byrne, Tom Ray and Cy Orr.', 'Loom makes yarn.'],
    ],
    [
      'Sold to its first tenant, Cy Orr, in May 1956, the ferry Wren ran until 1971.',
      ['The ferry Wren was sold to Cy Orr in May 1956.', 'The ferry Wren ran until 1971.'],
    ],
    [
      'Ada Byrne wrote Low Tide, published in 1990.',
      ['Ada Byrne wrote Low Tide.', 'Low Tide was published in 1990.'],
    ],
    ['Loom bought Corn Mills, Inc., in 1971.', ['Loom bought Corn Mills Inc. in 1971.']],
    ['Loom did not open until 2021.', ['Loom opened in 2021.']],
    ['It was not until 3 May 2021 that Loom opened.', ['Loom opened on 3 May 2021.']],
    ['Not until 2009 did Ada Byrne become mayor of Cork.', ['Ada Byrne became mayor of Cork in 2009.']],
    [
      'Not until 2009 did the Elsberg quarry get a weighbridge.',
      ['The Elsberg quarry got a weighbridge in 2009.'],
    ],
    ['Ada Byrne hardly ever drinks coffee.', ['Ada Byrne does not drink coffee.']],
    ['Ada Byrne almost never smoked.', ['Ada Byrne did not smoke.']],
    ['Ada Byrne almost never ate meat.', ['Ada Byrne did not eat meat.']],
    ['Ada Byrne could hardly speak.', ['Ada Byrne could hardly speak.']],
    ['Orr is not part of Tarn any more.', ['Orr is no longer part of Tarn.']],
    ["Ada Byrne isn't the head of Orr anymore.", ['Ada Byrne is no longer the head of Orr.']],
    ['Only in 2011 did she found Orr.', ['She founded Orr in 2011.']],
    [
      'The Quill Society counts Ada Byrne and Bo Orr among its members.',
      ['Ada Byrne and Bo Orr are members of the Quill Society.'],
    ],
    [
      'Loom was to be sold in 2019, but it was not sold until 2021.',
      ['Loom was to be sold in 2019.', 'It was sold in 2021.'],
    ],
    [
      'Loom has mills in Cork and Hull, but none in Faro.',
      ['Loom does not have mills in Faro.', 'Loom has mills in Cork and Hull.'],
    ],
    ['Loom will not open until 2031.', ['Loom will open in 2031.']],
    [
      'Loom uses Kafka, Nats and Pulsar, but not Redis.',
      ['Loom does not use Redis.', 'Loom uses Kafka, Nats and Pulsar.'],
    ],
    ['Loom sells in Cork but not Faro.', ['Loom does not sell in Faro.', 'Loom sells in Cork.']],
    ['Loom uses Kafka but not Redis.', ['Loom does not use Redis.', 'Loom uses Kafka.']],
    ['Not only did Ada found Loom, she also leads it.', ['Ada founded Loom.', 'She leads it.']],
    [
      'Loom, analysts at Tarn Bank say, is owned by Orr Mills.',
      ['Analysts at Tarn Bank say that Loom is owned by Orr Mills.'],
    ],
    [
      'Loom, Ada Byrne said on Monday, was sold in 2019.',
      ['Ada Byrne said on Monday that Loom was sold in 2019.'],
    ],
    ['Loom was sold, sources close to Orr say.', ['Sources close to Orr say that Loom was sold.']],
    ['Loom, a mill near Cork, was sold.', ['Loom, a mill near Cork, was sold.']],
    ['Assuming the vote passes, Loom will close.', ['If the vote passes, Loom will close.']],
    ['Loom is 43, not 34 as we reported.', ['Loom is 43, not 34.']],
    ['Loom has 210 mills (not 120, as previously stated).', ['Loom has 210 mills, not 120.']],
    ['The earlier statement that Loom was sold is incorrect.', ['It is not true that Loom was sold.']],
    ['He married her two years later.', ['He married her, two years later.']],
    ['In her view, Loom is dead.', ['She believes that Loom is dead.']],
    ["In Ada Byrne's opinion, Loom is dead.", ['According to Ada Byrne, Loom is dead.']],
    ['Scrap that - Loom opens on 4 June.', ['Loom opens on 4 June.']],
    ['Ada Byrne would like to live in Faro one day.', ['Ada Byrne would like to live in Faro.']],
    ['Ada Byrne took the company over in 1990.', ['Ada Byrne took over the company in 1990.']],
    ['Ada Byrne has worked at Loom (2010-present).', ['Ada Byrne has worked at Loom since 2010.']],
    [
      'Ada Byrne taught at Loom College in 2010-2012.',
      ['Ada Byrne taught at Loom College from 2010 to 2012.'],
    ],
    ['Ada Byrne was influenced by Mozart (1756–1791).', ['Ada Byrne was influenced by Mozart (1756–1791).']],
    [
      'Ada Byrne was envoy to Norra (2001–2005) and to Belm (2005–2009).',
      ['Ada Byrne was envoy to Norra from 2001 to 2005.', 'Ada Byrne was envoy to Belm from 2005 to 2009.'],
    ],
    [
      'After a year at Loom she was envoy to Norra (2001–2005) and to Belm (2005–2009).',
      [
        'After a year at Loom, she was envoy to Norra from 2001 to 2005.',
        'She was envoy to Belm from 2005 to 2009.',
      ],
    ],
    [
      'Since the flood Tarn Mill has been run by Ada Byrne.',
      ['Since the flood, Tarn Mill has been run by Ada Byrne.'],
    ],
    [
      'Loom sold its 20 percent stake in Tarn to Orda in May, raising the latter’s stake to 80 percent.',
      [
        'Loom sold shares in Tarn to Orda in May.',
        "Loom's stake in Tarn fell to 0 percent in May.",
        "Orda's stake in Tarn rose to 80 percent in May.",
      ],
    ],
    [
      'Ada Byrne wrote songs with Tom (1850–1910) and with Ravi (1852–1899).',
      ['Ada Byrne wrote songs with Tom (1850–1910) and with Ravi (1852–1899).'],
    ],
    [
      'Since May 2020, Tarn Mill has been managed by Loom instead of Orda.',
      ['Tarn Mill is no longer managed by Orda.', 'Since May 2020, Tarn Mill has been managed by Loom.'],
    ],
    [
      'The Lorne is a canal in Norra, 40 km in length.',
      ['The Lorne is a canal in Norra.', 'The Lorne is 40 km long.'],
    ],
    [
      'Its largest lake is the Tarn, into which the Little Orra flows.',
      ['Its largest lake is the Tarn.', 'The Little Orra flows into the Tarn.'],
    ],
    ['Ada Byrne was appointed Bishop of Tarn.', ['Ada Byrne was appointed bishop of Tarn.']],
    ['According to Loom the mill is old.', ['According to Loom, the mill is old.']],
    ['Since 2017 she has been chair of Loom.', ['Since 2017, she has been chair of Loom.']],
    ['"Salt Road" runs 95 minutes.', ['"Salt Road" lasts 95 minutes.']],
    ['Loom remains the property of Ada Byrne.', ['Loom is the property of Ada Byrne.']],
    [
      'Ada Byrne, until then head of research at Loom, leads Tarn.',
      ['Ada Byrne, formerly head of research at Loom, leads Tarn.'],
    ],
    [
      'The Map Office, however, gives its length as 12 km.',
      ['According to the Map Office, its length is 12 km.'],
    ],
    ['Ada Byrne gives her age as a reason.', ['Ada Byrne gives her age as a reason.']],
    [
      'Tarn College, until 1998 known as Tarn Night School, is in Cork.',
      ['Tarn College was known as Tarn Night School until 1998.', 'Tarn College is in Cork.'],
    ],
    [
      'J. Quill is the pen name of Ada Byrne, a nurse.',
      ['Ada Byrne is also known as J. Quill.', 'Ada Byrne is a nurse.'],
    ],
    [
      'Ada Byrne and Ravi Shah work for Loom and Tarn respectively.',
      ['Ada Byrne works for Loom.', 'Ravi Shah works for Tarn.'],
    ],
    [
      'Ada Byrne and Ravi Shah were born in Cork and Tarn respectively.',
      ['Ada Byrne was born in Cork.', 'Ravi Shah was born in Tarn.'],
    ],
    [
      'Ada Byrne moved from New York City to Kansas City in 2019.',
      ['Ada Byrne moved from New York City to Kansas City in 2019.'],
    ],
    [
      'Ada and Ravi Shah studied law and medicine, respectively.',
      ['Ada Shah studied law.', 'Ravi Shah studied medicine.'],
    ],
    [
      'The race was won by Ada Byrne, 19, of Tarn Rowing Club, who lives in Cork.',
      [
        "Ada Byrne's age is 19.",
        'Ada Byrne is a member of Tarn Rowing Club.',
        'The race was won by Ada Byrne, who lives in Cork.',
      ],
    ],
    [
      "Ravi Shah's successor as dean of Tarn College, Ada Byrne, retired in May 2020.",
      ['Ada Byrne succeeded Ravi Shah.', 'Ada Byrne retired as dean of Tarn College in May 2020.'],
    ],
    ['The new captain, Ada Byrne, took over on Monday.', ['Ada Byrne became captain on Monday.']],
    [
      '"Salt Road" is a play with Ada Byrne in the title role.',
      ['Ada Byrne stars in "Salt Road".', '"Salt Road" is a play.'],
    ],
    [
      'Ada Byrne wrote the poems "Sand" and "Salt", both published by Loom.',
      [
        'Ada Byrne wrote the poem "Sand".',
        'Ada Byrne wrote the poem "Salt".',
        '"Sand" was published by Loom.',
        '"Salt" was published by Loom.',
      ],
    ],
    [
      'The hall houses a small museum, run by the Tarn Society.',
      ['The hall houses a small museum.', 'The small museum is run by the Tarn Society.'],
    ],
    ['Loom United have signed Ravi Shah from FC Tarn.', ['Ravi Shah started playing for Loom United.']],
    ['Loom Ltd have signed Ravi Shah from Orr Ltd.', ['Loom Ltd have signed Ravi Shah from Orr Ltd.']],
    ['Ravi Shah moved from FC Tarn to Loom in 2020.', ['Ravi Shah started playing for Loom in 2020.']],
    [
      'Loom released version 2.1 of Tarn in May.',
      ['Version 2.1 of Tarn was released by Loom in May.', 'Tarn was updated to version 2.1 in May.'],
    ],
    ['The mill fire killed nine people.', ['The death toll of the mill fire is nine.']],
    ['In the valley stands the Abbey of Tarn.', ['The Abbey of Tarn stands in the valley.']],
    ["Ravi Shah's resignation as chairman followed in 2018.", ['Ravi Shah resigned as chairman in 2018.']],
    [
      'The election of Ann Lee as mayor of Hull took place on 5 May 2019.',
      ['Ann Lee was appointed as mayor of Hull on 5 May 2019.'],
    ],
    [
      'Founded in 1998 and based in Porto, Vexel Air employs 90 people.',
      ['Vexel Air was founded in 1998.', 'Vexel Air is based in Porto.', 'Vexel Air employs 90 people.'],
    ],
    [
      'With offices in Lyon and Nice, Soleil serves farmers.',
      ['Soleil has offices in Lyon and Nice.', 'Soleil serves farmers.'],
    ],
    [
      'Starfall, whose composer is Mia Tran, won a prize.',
      ["Starfall's composer is Mia Tran.", 'Starfall won a prize.'],
    ],
    ['The firm that Ingrid Bauer founded is called Lichtwerk.', ['Ingrid Bauer founded Lichtwerk.']],
    ['A baker by trade, Ida Moss runs Tarn Mill.', ['Ida Moss is a baker.', 'Ida Moss runs Tarn Mill.']],
    ['A number of years later, she left.', ['A number of years later, she left.']],
    [
      'With effect from 1 May 2024, Rosa Lind becomes head of sales.',
      ['Effective 1 May 2024, Rosa Lind becomes head of sales.'],
    ],
    [
      'Congratulations to Rosa Lind, who has been promoted to senior buyer.',
      ['Rosa Lind has been promoted to senior buyer.'],
    ],
    ['We are happy to welcome Rosa Lind as our new head of sales.', ['Rosa Lind is the new head of sales.']],
    [
      'The nomination of Rosa Lind as treasurer was withdrawn last week.',
      ['Rosa Lind did not become treasurer.'],
    ],
    [
      'Contrary to what we said in May, Rosa Lind will not join Ferrel as CFO.',
      ['Rosa Lind did not join Ferrel as CFO.'],
    ],
    ['Rosa Lind will not join the dinner.', ['Rosa Lind will not join the dinner.']],
    [
      'Rosa Lind takes parental leave from 1 May to 30 June 2024.',
      ['Rosa Lind is on parental leave from 1 May to 30 June 2024.'],
    ],
    [
      'Rosa Lind returns from parental leave on 1 July 2024.',
      ['Since 1 July 2024, Rosa Lind is no longer on parental leave.'],
    ],
    [
      'Rosa Lind ended her sabbatical early and has been back at her desk as buyer since 1 May 2024.',
      ['Rosa Lind is no longer on sabbatical.', 'Rosa Lind has been buyer since 1 May 2024.'],
    ],
    ['A day pass costs 9 euros, up from 8 euros.', ['A day pass costs 9 euros.']],
    ['A day pass costs 9 euros instead of 8 euros.', ['A day pass costs 9 euros.']],
    [
      'Rosa Lind hands over the Ferrel account to Tom Hart on 1 May 2024.',
      [
        'Rosa Lind is no longer responsible for the Ferrel account from 1 May 2024.',
        'Tom Hart is responsible for the Ferrel account from 1 May 2024.',
      ],
    ],
    ['Rosa Lind handed the keys to Tom Hart.', ['Rosa Lind handed the keys to Tom Hart.']],
    [
      'Rosa Lind and Tom Hart share the post of treasurer at Ferrel, each half time.',
      ['Rosa Lind is treasurer at Ferrel.', 'Tom Hart is treasurer at Ferrel.'],
    ],
    [
      'Ferrel Estates lets Unit 4 to Tern Foods from May 2024.',
      ['Tern Foods rents Unit 4 from Ferrel Estates from May 2024.'],
    ],
    [
      'The line costs 45 pounds a month until 31 May 2024 and 52 pounds from then on.',
      ['The line costs 45 pounds a month until 31 May 2024.', 'The line costs 52 pounds from 31 May 2024.'],
    ],
    [
      'New in the Hull office: Rosa Lind (sales) and Tom Hart.',
      [
        'Rosa Lind works in the Hull office.',
        'Rosa Lind works in sales.',
        'Tom Hart works in the Hull office.',
      ],
    ],
    [
      'Rosa Lind covers for Tom Hart as site manager until May 2024.',
      ['Rosa Lind covers for Tom Hart until May 2024.', 'Rosa Lind is acting site manager until May 2024.'],
    ],
    [
      'From 1 May 2024 the Tern team moves from Product to Engineering.',
      [
        'From 1 May 2024 the Tern team is no longer part of Product.',
        'From 1 May 2024 the Tern team is part of Engineering.',
      ],
    ],
    [
      'Rosa Lind carries on as buyer, part time from 1 May 2024.',
      ['Rosa Lind remains buyer.', 'Rosa Lind works part time from 1 May 2024.'],
    ],
    [
      'The hall was designed by Rosa Lind in 1931 and by Ida Moss in 1950.',
      ['The hall was designed by Rosa Lind in 1931.', 'The hall was designed by Ida Moss in 1950.'],
    ],
    [
      'Rosa Lind reports to Ida Moss and Ida Moss to Ann Lee.',
      ['Rosa Lind reports to Ida Moss.', 'Ida Moss reports to Ann Lee.'],
    ],
    ["The car's Rosa's but Felix drives it.", ['Rosa owns the car.', 'Felix drives it.']],
    ["The boat is Rosa Lind's.", ['Rosa Lind owns the boat.']],
    ["The idea is Rosa Lind's.", ["The idea is Rosa Lind's."]],
    ['Tides had its premiere in Lyon in 1921.', ['Tides premiered in Lyon in 1921.']],
    [
      'Loom was founded and run by Rosa Lind until 2010.',
      ['Loom was founded by Rosa Lind.', 'Loom was run by Rosa Lind until 2010.'],
    ],
    [
      'Founded in 1990 by Rosa Lind, a native of Hull, the firm is small.',
      ['The firm was founded in 1990 by Rosa Lind, a native of Hull.', 'The firm is small.'],
    ],
    [
      'Tern Ltd said its head of sales, Ida Moss, had left.',
      ['Tern Ltd said that its head of sales, Ida Moss, had left.'],
    ],
    [
      'Tern Ltd reverted to its original name, Holt Ltd, in 2015.',
      ['Tern Ltd changed its name to Holt Ltd in 2015.'],
    ],
    ['Team lead is Rosa Lind.', ['The team lead is Rosa Lind.']],
    ["Queen is Rosa Lind's band.", ["Queen is Rosa Lind's band."]],
    ['Your account manager remains Rosa Lind.', ['Rosa Lind remains account manager.']],
    [
      'Freight agent in Hull is still Rosa Lind of Tern Lines.',
      ['The freight agent in Hull is Rosa Lind.', 'Rosa Lind works at Tern Lines.'],
    ],
    ['Rosa Lind looks after the shop from now on.', ['As of today, Rosa Lind looks after the shop.']],
    ['A roll of Tern Wrap costs 9 euros.', ['Tern Wrap costs 9 euros a roll.']],
    ['Pollo is a tool used to test servers.', ['Pollo is a tool.', 'Pollo is used to test servers.']],
    [
      'Ida Moss was born not in Cork but in Faro.',
      ['Ida Moss was not born in Cork.', 'Ida Moss was born in Faro.'],
    ],
    ['Ida Moss works not for Loom but for Tarn.', ['Ida Moss works for Tarn.']],
    [
      'Not Ida Moss but Ann Lee is the owner of Tarn Mill.',
      ['Ida Moss is not the owner of Tarn Mill.', 'Ann Lee is the owner of Tarn Mill.'],
    ],
    [
      'Not Ida Moss but Ann Lee designed Tarn Mill.',
      ['It is not true that Ida Moss designed Tarn Mill.', 'Ann Lee designed Tarn Mill.'],
    ],
    [
      "Ida Moss's favourite colour is teal nowadays, no longer grey.",
      ["Ida Moss's favourite colour is no longer grey.", "Ida Moss's favourite colour is teal nowadays."],
    ],
    [
      'Ida Moss is a weaver and no longer works at Loom.',
      ['Ida Moss is a weaver and no longer works at Loom.'],
    ],
    [
      'Ida Moss works for Tarn now, not for Loom any more.',
      ['Ida Moss no longer works for Loom.', 'Ida Moss works for Tarn now.'],
    ],
    [
      'Tarn Mill is headquartered in Faro, Loom Works in Cork.',
      ['Tarn Mill is headquartered in Faro.', 'Loom Works is headquartered in Cork.'],
    ],
    [
      'The day ticket cost 9 euros from May 2019 to April 2021, 11 in 2022 and 12 euros from 2023 to 2024.',
      [
        'The day ticket cost 9 euros from May 2019 to April 2021.',
        'The day ticket cost 11 euros in 2022.',
        'The day ticket cost 12 euros from 2023 to 2024.',
      ],
    ],
    [
      'The owner of Tarn Mill is no longer Ida Moss but Ann Lee.',
      ['The owner of Tarn Mill is no longer Ida Moss.', 'The owner of Tarn Mill is Ann Lee.'],
    ],
    [
      'Ida Moss no longer works for Loom but for Tarn.',
      ['Ida Moss no longer works for Loom.', 'Ida Moss works for Tarn.'],
    ],
    [
      'The owner of Tarn Mill is Ann Lee and not Ida Moss.',
      ['The owner of Tarn Mill is not Ida Moss.', 'The owner of Tarn Mill is Ann Lee.'],
    ],
    ['Ida Moss was born in Faro and not in Cork.', ['Ida Moss was born in Faro.']],
    ['Ida Moss is tall and not lazy.', ['Ida Moss is tall and not lazy.']],
    ['Reports that Loom has bought Tarn Mill are wrong.', ['It is not true that Loom has bought Tarn Mill.']],
    ['The idea that Ida Moss had was wrong.', ['The idea that Ida Moss had was wrong.']],
    ['Ida Moss is at home and is no longer ill.', ['Ida Moss is at home and is no longer ill.']],
    ['The report that Ida Moss wrote is wrong.', ['The report that Ida Moss wrote is wrong.']],
    [
      'Loom now has 40 employees, down from 60 in 2019.',
      ['Loom has 40 employees.', 'Loom had 60 employees in 2019.'],
    ],
    ['The fee is 12 euros, up from 10 euros.', ['The fee was changed from 10 euros to 12 euros.']],
    ['Ida Moss stays on as chair of Loom.', ['Ida Moss remains chair of Loom.']],
    ['Work continues as planned.', ['Work continues as planned.']],
    [
      'Loom has raised €8 million in a seed round led by Orr Ventures.',
      ['Loom has raised €8 million in a seed round.', 'Loom was backed by Orr Ventures.'],
    ],
    [
      'Its head is Ann Lee; the firm closed a shop in 2019.',
      ['Its head is Ann Lee.', 'The firm closed a shop in 2019.'],
    ],
    [
      'The team works in Faro now: Ida Moss and Tom Ray have moved there.',
      ['The team works in Faro now.', 'Ida Moss and Tom Ray have moved there.'],
    ],
    ['Ida Moss said: Tom Ray has moved.', ['Ida Moss said: Tom Ray has moved.']],
    [
      'The claims desk has moved: It works in Faro now.',
      ['The claims desk has moved.', 'It works in Faro now.'],
    ],
    ['Her deputy of ten years, Tom Ray, leads Loom.', ['Her deputy, Tom Ray, leads Loom.']],
    ['At her own request Ida Moss works 30 hours a week.', ["Ida Moss's working week is 30 hours."]],
    ['Head of Sales at Loom is Ida Moss.', ['Head of sales at Loom is Ida Moss.']],
    [
      'Ida Moss founded Loom Tools in 2001, of which she is the chair.',
      ['Ida Moss founded Loom Tools in 2001.', 'She is the chair of Loom Tools.'],
    ],
    [
      'Loom Tools has three shops, of which it sold two.',
      ['Loom Tools has three shops, of which it sold two.'],
    ],
    ['The app was known as Burbn before it became Orsa.', ['Burbn was renamed Orsa.']],
    ['Head of Oxfam is Ida Moss.', ['The head of Oxfam is Ida Moss.']],
    ['Ida Moss leads Loom, effective immediately.', ['As of today, Ida Moss leads Loom.']],
    ['We are pleased to announce Ida Moss has joined Loom.', ['Ida Moss has joined Loom.']],
    ['With immediate effect Ida Moss leads Loom.', ['As of today, Ida Moss leads Loom.']],
    ["Ida Moss's locker is 14 and Jo's is 15.", ["Ida Moss's locker is 14.", "Jo's locker is 15."]],
    ["Ida Moss's locker is 14 and Jo is late.", ["Ida Moss's locker is 14 and Jo is late."]],
    ['Taking over the helpdesk from today: Ida Moss.', ['Ida Moss is taking over the helpdesk from today.']],
    ['Open daily; closed on Sundays.', ['Open daily; closed on Sundays.']],
    ["I'm a potter from Leeds.", ["I'm a potter.", "I'm from Leeds."]],
    ['Runa is a nurse from Leeds Hospital.', ['Runa is a nurse from Leeds Hospital.']],
    ['She is 7 years old.', ['Her age is 7.']],
    ['Runa is twelve.', ["Runa's age is twelve."]],
    ['Runa is vegan, so no meat please.', ['Runa is vegan.']],
    ['Runa is out, so no orders were sent.', ['Runa is out, so no orders were sent.']],
    ["I'm moving to the pricing team.", ['I joined the pricing team.']],
    ['Ada moved from sales to the pricing team in May.', ['Ada joined the pricing team in May.']],
    ['The crates moved to the pricing team.', ['The crates moved to the pricing team.']],
    [
      'We upgraded fellway from Python 3.9 to Python 3.12 in May.',
      ['Fellway stopped running on Python 3.9 in May.', 'Fellway started running on Python 3.12 in May.'],
    ],
    ['They bumped Fellway from 2.1 to 2.2.', ['Fellway was upgraded from 2.1 to 2.2.']],
    ['They moved Fellway from Hull to Leeds.', ['They moved Fellway from Hull to Leeds.']],
    ['Runa ran the Whitby Marathon.', ['Runa ran in the Whitby Marathon.']],
    ['Runa runs the Whitby Bakery.', ['Runa runs the Whitby Bakery.']],
    ['The head of the Norrby team is Ida Roth.', ['The head of the Norrby team is Ida Roth.']],
    ['The bakery Ida Roth runs is Halm.', ['Ida Roth runs Halm.']],
    [
      'Tarn Bank has its head office in Bath and a branch in Hull.',
      ['Tarn Bank has its head office in Bath.', 'Tarn Bank has a branch in Hull.'],
    ],
    [
      'Tarn Bank opened a branch in Hull in 1990, another in York in 1994 and a third one in Ely in 2001.',
      [
        'Tarn Bank opened a branch in Hull in 1990.',
        'Tarn Bank opened another branch in York in 1994.',
        'Tarn Bank opened a third branch in Ely in 2001.',
      ],
    ],
    ['Ana has a house in Rome and two cats.', ['Ana has a house in Rome and two cats.']],
    ['Ana herself reports to Rui.', ['Ana reports to Rui.']],
    ['Ana works in Hull, while Rui runs Loom.', ['Ana works in Hull.', 'Rui runs Loom.']],
    ['Ana met Rui while Rui was at Loom.', ['Ana met Rui while Rui was at Loom.']],
    [
      'From 1 January 2023 Loom Basic costs 19 euros, Loom Plus 34 euros and Loom Pro 79 euros a month.',
      [
        'From 1 January 2023 Loom Basic costs 19 euros a month.',
        'From 1 January 2023 Loom Plus costs 34 euros a month.',
        'From 1 January 2023 Loom Pro costs 79 euros a month.',
      ],
    ],
    ['Loom employs 40 people and Vexel 12.', ['Loom employs 40 people.', 'Vexel employs 12.']],
    ['Loom employs 40 people and Ana left.', ['Loom employs 40 people and Ana left.']],
    ['At the head of Loom stands Ada Byrne.', ['Ada Byrne is the head of Loom.']],
    ['Its customers include Ana Ruiz and Loom.', ['Its customers are Ana Ruiz and Loom.']],
    ['Among its investors is Loom.', ['Its investors are Loom.']],
    [
      'The sale of the Mirror to Loom by the Webb family was completed in March.',
      ['The Mirror was sold by the Webb family to Loom in March.'],
    ],
    [
      'The founding of Port Amsel by Dutch settlers dates to 1654.',
      ['Port Amsel was founded by Dutch settlers in 1654.'],
    ],
    [
      'Ann Lee wrote and Bo Ek illustrated The Last Tram.',
      ['Ann Lee wrote The Last Tram.', 'Bo Ek illustrated The Last Tram.'],
    ],
    [
      'Ann Lee was elected secretary, Bo Ek treasurer.',
      ['Ann Lee was elected secretary.', 'Bo Ek was elected treasurer.'],
    ],
    ['Ann Lee was elected chair, Bo Ek said.', ['Ann Lee was elected chair, Bo Ek said.']],
    ['Not only Orr but also Tarn sponsors the fair.', ['Orr sponsors the fair.', 'Tarn sponsors the fair.']],
    [
      'Directed by Mai Lund and starring Jon Ek, the film Tides opened in May.',
      [
        'The film Tides was directed by Mai Lund.',
        'The film Tides stars Jon Ek.',
        'The film Tides opened in May.',
      ],
    ],
    [
      'Loom is led by Ann Lee, with Bo Ek as finance director.',
      ['Loom is led by Ann Lee.', 'Bo Ek is finance director of Loom.'],
    ],
    [
      'The former lives in Hull, the latter in Rome.',
      ['The former lives in Hull.', 'The latter lives in Rome.'],
    ],
    ['In the end Ana moved to Bruges.', ['Ana moved to Bruges.']],
    ["Ana's husband's name is Rui.", ["Ana's husband is Rui."]],
    [
      'Ines Holt was born Agnes Mary Tuck in Deal in 1931.',
      ['Ines Holt was born in Deal in 1931.', 'Ines Holt was formerly known as Agnes Mary Tuck.'],
    ],
    ['Runa left Lyon for Bonn in 2019.', ['Runa moved from Lyon to Bonn in 2019.']],
    ['Hanna switched from beer to wine.', ['Hanna stopped drinking beer and started drinking wine.']],
    ['Hanna switched to tea companies.', ['Hanna switched to tea companies.']],
    ['Karl was born Catholic in Vienna.', ['Karl was born Catholic in Vienna.']],
    [
      'Nadia Frost, née Bell, paints murals.',
      ['Nadia Frost was formerly known as Nadia Bell.', 'Nadia Frost paints murals.'],
    ],
    [
      'Coastline Ltd, trading as Pier & Co, sells ice cream.',
      ['Coastline Ltd is also known as Pier & Co.', 'Coastline Ltd sells ice cream.'],
    ],
    ['Lorna Pike trades as Pike Interiors.', ['Lorna Pike runs Pike Interiors.']],
    ['Tarn Mutual rebranded as Fellway in 2015.', ['Tarn Mutual changed its name to Fellway in 2015.']],
    [
      'In 2018 the Prinz Oskar became the Baltic Dawn.',
      ['In 2018 the Prinz Oskar was renamed the Baltic Dawn.'],
    ],
    ['Petra Novak became Petra Halas in 2018.', ['Petra Novak was renamed Petra Halas in 2018.']],
    ['Petra Novak took the name Halas when she married.', ['Petra Novak was renamed Petra Halas.']],
    ['Lumen used to be called Korro.', ['Lumen was formerly known as Korro.']],
    ['Korro now trades as Lumen.', ['Korro is also known as Lumen.']],
    ['Everyone calls Aleksander Brodsky "Sasha".', ['Aleksander Brodsky is nicknamed Sasha.']],
    [
      'Ana Ruiz went from Orr Ltd to Tarn Ltd in 2021.',
      ['Ana Ruiz left Orr Ltd in 2021.', 'Ana Ruiz joined Tarn Ltd in 2021.'],
    ],
    ["Ann Lee's new job is at Torp.", ["Ann Lee's employer is Torp."]],
    [
      "Yesterday's board meeting was chaired by Ann Lee.",
      ['The board meeting yesterday was chaired by Ann Lee.'],
    ],
    ["Monday's release has been postponed to Friday.", ['The release has been postponed to Friday.']],
    ['Kettle Ltd became Korro in 2015.', ['Kettle Ltd was renamed Korro in 2015.']],
    [
      'Orr United became Premier League Champions in 2015.',
      ['Orr United became Premier League Champions in 2015.'],
    ],
    ['Norland became Catholic in 1815.', ['Norland became Catholic in 1815.']],
    ['Work on Project Linden is under way again.', ['Project Linden has resumed.']],
    ['Ivo Toth is in charge of FC Dorne as coach.', ['Ivo Toth is the coach of FC Dorne.']],
    [
      'Orrin Vale and his wife Lisa have their home in Trent.',
      ['Orrin Vale and his wife Lisa live in Trent.'],
    ],
    ['Our new place is in Lund.', ['Our new home is in Lund.']],
    ['Hana took the name Weiss when she married.', ['Hana took the name Weiss when she married.']],
    ['Acme acquired Beta in 2016.', ['Acme acquired Beta in 2016.']],
    ['The opening of the Tagus Pavilion took place in 1998.', ['The Tagus Pavilion was opened in 1998.']],
    ['Leading the team is Priya Nair.', ['Priya Nair is leading the team.']],
    [
      'What used to be called Lakeside Arena is now the Telco Dome.',
      ['Lakeside Arena was renamed the Telco Dome.'],
    ],
    ['The village where Petra Hahn grew up is called Ostheim.', ['Petra Hahn grew up in Ostheim.']],
    [
      'Following the death of its founder, Ivo Baum, in 2011, the firm passed to Eva Baum.',
      ['Ivo Baum died in 2011.', 'The firm passed to Eva Baum.'],
    ],
    [
      'As head of research at Solvex, Ivo Lang leads a team of 40.',
      ['Ivo Lang is head of research at Solvex.', 'Ivo Lang leads a team of 40.'],
    ],
    [
      'With a population of 12,000, Harwick is a town.',
      ['Harwick has a population of 12,000.', 'Harwick is a town.'],
    ],
    ['It was agreed to move the launch of Orion to 3 June.', ['The launch of Orion was moved to 3 June.']],
    [
      'Valco named Petra Hahn CEO and Otto Ley CFO in 2022.',
      ['Valco named Petra Hahn CEO in 2022.', 'Valco named Otto Ley CFO in 2022.'],
    ],
    [
      'Petra Hahn was elected mayor and Otto Ley deputy mayor.',
      ['Petra Hahn was elected mayor.', 'Otto Ley was elected deputy mayor.'],
    ],
    ['Valco hired Petra Hahn and Otto Ley.', ['Valco hired Petra Hahn and Otto Ley.']],
    [
      'Petra Hahn works for Valco and Otto Ley for Solvex.',
      ['Petra Hahn works for Valco.', 'Otto Ley works for Solvex.'],
    ],
    ['Petra lived in Kiel and Lyon in France.', ['Petra lived in Kiel and Lyon in France.']],
    [
      "Otto Ley hasn't been to Japan, but his sister Ana has.",
      ["Otto Ley hasn't been to Japan.", 'His sister Ana has been to Japan.'],
    ],
    [
      'Otto Ley does not work at Loom, and neither does Ana Ruiz.',
      ['Otto Ley does not work at Loom.', 'Ana Ruiz does not work at Loom.'],
    ],
    [
      'Otto Ley does not eat fish, nor does he own a car.',
      ['Otto Ley does not eat fish.', 'He does not own a car.'],
    ],
    ['Nor has she ever been to Peru.', ['She has not been to Peru.']],
    [
      'The owner of the mill is not Petra Hahn but Otto Ley.',
      ['The owner of the mill is not Petra Hahn.', 'The owner of the mill is Otto Ley.'],
    ],
    ['Otto Ley is not rich but he is happy.', ['Otto Ley is not rich but he is happy.']],
    [
      'Petra Hahn is not only a painter but also a chemist.',
      ['Petra Hahn is a painter.', 'Petra Hahn is a chemist.'],
    ],
    [
      'Had Petra Hahn signed the lease, Valco would have stayed.',
      ['If Petra Hahn had signed the lease, Valco would have stayed.'],
    ],
    [
      'Bo has a dog named Juno, a cat called Miso and a hen named Dot.',
      ['Bo has a dog named Juno.', 'Bo has a cat called Miso.', 'Bo has a hen named Dot.'],
    ],
    [
      'We found no association between coffee and stroke (n = 480).',
      ['Coffee is not associated with stroke.'],
    ],
    [
      'There was a significant correlation between smoking and stroke.',
      ['Smoking is associated with stroke.'],
    ],
    ['Treatment with amlotide lowered blood pressure.', ['Amlotide lowered blood pressure.']],
    [
      'Treatment with amlotide led to a fall in relapses.',
      ['Treatment with amlotide led to a fall in relapses.'],
    ],
    ['Velsotide had no effect on survival.', ['Velsotide does not affect survival.']],
    ['Aspirin inhibits COX-1 and, to a lesser extent, COX-2.', ['Aspirin inhibits COX-1 and COX-2.']],
    [
      'Tarn Bridge, completed in 1931 and designed by Otto Brandl, has a span of 214 metres.',
      [
        'Tarn Bridge was completed in 1931.',
        'Tarn Bridge was designed by Otto Brandl.',
        'Tarn Bridge has a span of 214 metres.',
      ],
    ],
    ['Ember is a stove from Jotta.', ['Ember is a stove.', 'Ember is made by Jotta.']],
    [
      'The Pico 3 is a small drone by the Danish firm Orrex.',
      ['The Pico 3 is a small drone.', 'The Pico 3 is made by Orrex.'],
    ],
    ['Ember is a stove from Sweden.', ['Ember is a stove from Sweden.']],
    ['The Orr is a ferry from Varnholm.', ['The Orr is a ferry from Varnholm.']],
    ['The Tarn 4 comes with a three-year warranty.', ['The warranty of the Tarn 4 is 3 years.']],
    ['She comes with a friend.', ['She comes with a friend.']],
    ["My uncle Aro's age is 51.", ['Aro is my uncle.', "Aro's age is 51."]],
    ['Ida Berg is 37.', ["Ida Berg's age is 37."]],
    ['Rent is 900.', ['Rent is 900.']],
    ['Ida has given up beer.', ['Ida has stopped drinking beer.']],
    ['The bus leaves at 8:15, I mean 9:15.', ['The bus leaves at 9:15.']],
    ['Anna Vik took the helm of Solvex in 2020.', ['Anna Vik became the head of Solvex in 2020.']],
  ])('%s', (sentence, plain) => {
    expect(unfold(sentence)).toEqual(plain);
  });
});
