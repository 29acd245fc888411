import { describe, expect, it } from 'vitest';
import { answeredStatement } from './answers.ts';

describe('a short answer in the light of its question', () => {
  it.each([
    ['Where do you live?', 'In Porto.', 'I live in Porto.'],
    ['So where do you work, Ana?', 'Roundel.', 'I work at Roundel.'],
    ["What's your favourite food?", 'Sushi!', 'My favourite food is Sushi.'],
    ['Do you have any pets?', 'Yes, two cats.', 'I have two cats.'],
    ['Do you drink coffee?', 'No, never.', 'I do not drink coffee.'],
    ['Are you married?', 'Yes.', 'I am married.'],
    ['Do you prefer tea or coffee?', 'Tea, please', 'I prefer tea.'],
    ['Did you get the job at Loom??', 'yes!!', 'I got the job at Loom.'],
    ['What does she do now?', 'Runa teaches in Hull', null],
    ['How old are you?', '34', 'I am 34 years old.'],
    ['Do you knit?', 'I stopped in 2019', 'I stopped knitting in 2019.'],
    ['Do you have a landlord?', 'Yes, Piet Moe', 'My landlord is Piet Moe.'],
    ['You mentioned a brother. What is his name?', 'Emil', 'My brother is Emil.'],
    ['Which bike do you have?', 'a Brompton, had a Gazelle before', 'I have a Brompton.'],
    ['Any hobbies or interests?', "I'd say archery", 'My hobbies or interests are archery.'],
    ['Do you have any dietary requirements?', 'halal', 'My dietary requirements are halal.'],
    ['Any dietary restrictions?', 'Nope', 'I do not have dietary restrictions.'],
    ['Any questions or comments?', 'archery', null],
    ['What are you afraid of?', 'Spiders, and also heights', 'I am afraid of spiders and heights.'],
    ["What's your budget?", '700 euros max', 'My budget is at most 700 euros.'],
    ['What do you do for a living?', 'Nurse.', 'I am a nurse.'],
    ['When did you move to Ghent?', 'In 2019.', 'I moved to Ghent in 2019.'],
    ['Are you allergic to anything?', 'Yes, nuts.', 'I am allergic to nuts.'],
    ['Are you married?', 'Yes, to Elke.', 'I am married to Elke.'],
    ['Do you work?', 'Yes, at Roundel.', 'I work at Roundel.'],
    ['And your employer?', 'Roundel Foods.', 'My employer is Roundel Foods.'],
    ['And your phone number?', '555 1212', 'My phone number is 555 1212.'],
    ['Are you allergic to anything?', 'No.', 'I am not allergic to anything.'],
    ['How many children do you have?', 'Two.', 'I have two children.'],
    ['What do you drink in the morning?', 'Usually black tea.', 'I drink in the morning black tea.'],
    ['Do you still live in Leeds?', 'No.', 'I no longer live in Leeds.'],
    ['Are you married?', 'Nope, divorced.', 'I am divorced.'],
    ['Do you eat meat?', 'Not anymore.', 'I no longer eat meat.'],
    ['How many kids do you have?', 'Two, Ada and Finn.', 'I have two kids, Ada and Finn.'],
    ['Do you have pets?', 'One cat, Miso.', 'I have one cat, Miso.'],
    ['Should I use metric units?', 'Yes please, always.', 'Please always use metric units.'],
    ['Do you smoke?', 'No, never have.', 'I do not smoke.'],
    ['Do you have a car?', 'Yes, I do.', 'I have a car.'],
    ['Are you married?', 'Engaged.', 'I am engaged.'],
    ['You live in Berlin, right?', 'No, in Potsdam.', 'I live in Potsdam but not in Berlin.'],
    ["So you're a teacher?", 'Yes, at a primary school.', 'I am a teacher.'],
    ['What languages do you speak?', 'Turkish and German.', 'I speak Turkish and German.'],
    ['Have you got any pets?', 'A tortoise named Shelly.', 'I have a tortoise named Shelly.'],
    ['What time is your flight?', 'At 6:40 on Friday.', 'My flight is at 6:40 on Friday.'],
    ['How long have you worked there?', 'For six years.', 'I have worked there for six years.'],
    ['Do you eat fish?', 'Yes, but no shellfish.', 'I eat fish but not shellfish.'],
    ["Who's sending it to the printer?", 'I am, tomorrow', 'I am sending it to the printer tomorrow.'],
    ['Which do you prefer, trains or planes?', 'Trains.', 'I prefer trains.'],
  ])('%s %s', (question, answer, said) => {
    expect(answeredStatement(question, answer)).toBe(said);
  });

  it.each([
    ['Where do you live?', 'I live in Porto.'],
    ['Why did you leave?', 'Money.'],
    ['Are you afraid of anything?', 'Yes.'],
    ['Nice weather.', 'Yes.'],
    ['And your weekend?', 'Great fun.'],
    ['And your boss?', 'Grumpy.'],
    ['Shall I use your name?', 'Yes, Carla Neri.'],
  ])('is none of %s %s', (question, answer) => {
    expect(answeredStatement(question, answer)).toBeNull();
  });
});
