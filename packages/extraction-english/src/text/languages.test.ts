import { describe, expect, it } from 'vitest';
import { createWordLists } from '../names/index.ts';
import { identifyLanguage } from './languages.ts';

describe('identifyLanguage', () => {
  it.each([
    ['en', 'The server runs on port 9090.'],
    ['en', 'Add support for custom loggers'],
    ['en', 'The owner of the Pension Lindner in Garmisch-Partenkirchen is Ludwig Obermeier.'],
    ['en', 'User: My name is Hugo Brandt. I own a bakery.'],
    ['en', 'I live in Brno and my sister lives in České Budějovice.'],
    ['en', 'Set `el servidor` to the name of your host, then restart it. Die Seite is not shown.'],
    ['es', 'Marta vive en Sevilla.'],
    ['es', 'Lucía Ferrán es la directora de Molinos del Sur desde 2017.'],
    ['pt', 'A reunião foi em 3 de maio de 2024.'],
    ['de', 'Ich wohne jetzt in Kassel. Gestern habe ich bei Wintershall angefangen.'],
    ['de', 'Am 03.04.2024 wurde die Heizungsanlage geprüft.'],
    ['fr', 'Le serveur utilise PostgreSQL 15.'],
    ['it', 'Il server usa PostgreSQL 15. Gino abita a Torino.'],
    ['nl', 'Zij werkt bij de gemeente en woont in Utrecht.'],
    ['pl', 'Serwer działa na porcie 8080.'],
    ['cs', 'Server běží na portu 8080.'],
    ['tr', "Ayşe Yıldız, İzmir merkezli Işık Yazılım'ın genel müdürüdür. Sunucu İstanbul'da."],
    ['vi', 'Máy chủ chạy trên cổng 8080.'],
    ['ru', 'Сервер работает на порту 8080.'],
    ['uk', 'Сервер працює на порту 8080.'],
    ['zh', '外币汇率换算功能由李强负责，使用 Docker 部署。'],
    ['ja', '今日は雨です。サーバーは Docker で動く。'],
    ['ko', '김민수는 한빛전자의 대표이사이다.'],
    ['th', 'เซิร์ฟเวอร์อยู่ในกรุงเทพ'],
    ['el', 'Ο διακομιστής τρέχει στη θύρα 8080.'],
    ['he', 'השרת פועל ביציאה 8080.'],
    ['ar', 'يعمل الخادم على المنفذ 8080.'],
    ['hi', 'सर्वर पोर्ट 8080 पर चलता है।'],
  ])('%s: %s', (language, text) => {
    expect(identifyLanguage(text)).toBe(language);
  });

  it.each([
    ['en', 'Hugh Barlow is warden of Selby College.'],
    ['en', 'Korda sold Miklo to Brandt Group in 2021.'],
    ['es', 'Marta vive en Sevilla.'],
    ['nl', 'Zij werkt bij de gemeente en woont in Utrecht.'],
  ])('%s, told by the words of a short line: %s', (language, text) => {
    const lists = createWordLists();
    expect(identifyLanguage(text, (lower) => lists.wordFlags(lower) !== '')).toBe(language);
  });

  it.each([
    '',
    'ok',
    '1234 5678',
    'npm',
    'Zenia Kowalczyk',
    'a'.repeat(100_000),
    'Fix bug (#123)',
    '😀'.repeat(5_000),
  ])('does not guess from too little: %.20s', (text) => {
    expect(identifyLanguage(text)).toBeNull();
  });
});
