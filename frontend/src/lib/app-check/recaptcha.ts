/** The interface that reCAPTCHA and services like it give a page. */
interface Service {
  ready(then: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Service;
  }
}

/** Loads the script of the configured service once, and asks it.
 *  errors  Error when it does not load or does not answer */
export async function runConfiguredService({
  script,
  siteKey,
}: {
  readonly script: string;
  readonly siteKey: string;
}): Promise<string> {
  loading ??= load(script).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  await loading;
  const service = window.grecaptcha;
  if (!service) throw new Error('The script brought no service.');
  await new Promise<void>((resolve) => service.ready(resolve));
  return service.execute(siteKey, { action: 'call' });
}

let loading: Promise<void> | undefined;

function load(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = src;
    element.async = true;
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error('The script did not load.'));
    };
    document.head.append(element);
  });
}
