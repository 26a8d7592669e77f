/**
 * T08: origins beside our own whose pictures of people are shown: the API's own host (D11) and those the configuration
 * names. The content security policy allows the same ones (`build/headers.ts`).
 */
export function readPictureOrigins(): string[] {
  const { VITE_API_HOST: api = '', VITE_IMAGE_HOSTS: others = '' } = import.meta.env;
  return [api, ...others.split(',')]
    .map((host) => host.trim())
    .map((host) => (host.includes('://') ? host : `https://${host}`))
    .flatMap((host) => (URL.canParse(host) ? new URL(host).origin : []));
}
