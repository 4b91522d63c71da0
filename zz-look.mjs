import chromium from '@sparticuz/chromium';
import { chromium as pw } from 'playwright-core';
const base='http://localhost:3301';
for (const [w,h] of [[1280,900],[390,844]]) {
  const b = await pw.launch({ executablePath: await chromium.executablePath(), args: chromium.args, headless: true });
  const c = await b.newContext({ locale:'en-US', viewport:{width:w,height:h}, userAgent:'Mozilla/5.0 (X11; Linux x64) Chrome/130' });
  const p = await c.newPage();
  p.on('pageerror', e=>console.log('ERR', e.message));
  await p.goto(base+'/login'); 
  await p.fill('input[type=email]','admin@example.com'); await p.fill('input[type=password]','three-deuces-1964');
  await p.click('button[type=submit]'); await p.waitForTimeout(4000);
  const skip = p.getByRole('button',{name:'Skip Tour'}); if (await skip.count()) await skip.click().catch(()=>{});
  for (const [n,u] of [['admin','/admin'],['sec','/account/security'],['roles','/admin/roles'],['notif','/account/notifications'],['ask','/logout?ask']]) {
    await p.goto(base+u); await p.waitForTimeout(3000); await p.screenshot({path:`/tmp/z-${n}-${w}.png`, fullPage: n!=='notif'});
  }
  await p.getByRole('button',{name:'Sign out'}).click(); await p.waitForTimeout(1500); console.log(p.url(), await p.evaluate(()=>Object.keys(localStorage).join(',')));
  await b.close();
}
