interface Options {
  src: string;
  mode: 'production' | 'development';
}

const hints = {
  development: 'Check whether an ad blocker or tracker blocker is active, and try again.',
  production:
    'Enable Web Analytics for the project and deploy again. See https://vercel.com/docs/analytics/quickstart for how.',
};

/**
 * Returns an inline script that loads the page-view script from `src`, once per page, and queues calls to
 * `window.va` until then. If the page-view script fails to load, the inline script only logs a message.
 */
export function analyticsScript({ src, mode }: Options): string {
  const note = `[Vercel Web Analytics] Failed to load script from ${src}. ${hints[mode]}`;
  const [url, text, name] = [src, note, mode].map(toLiteral);
  return `(function(w,d,s){
w.va=w.va||function(){(w.vaq=w.vaq||[]).push(arguments)};
w.vam=${name};
if(d.head.querySelector('script[src='+JSON.stringify(${url})+']'))return;
s=d.createElement('script');
s.src=${url};
s.defer=true;
s.dataset.sdkn='@vercel/analytics';
s.dataset.sdkv='1.5.0';
s.onerror=function(){console.log(${text})};
d.head.appendChild(s);
})(window,document);`;
}

function toLiteral(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
