/** What the built page may load: only what ships with it. Shared by the page's meta tag and the server's header. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ')

/**
 * Headers of the served build. A header may say what a meta tag may not: that nobody frames the page.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const securityHeaders = {
  'Content-Security-Policy': `${contentSecurityPolicy}; form-action 'none'; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}
