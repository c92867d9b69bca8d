import picocolors from 'picocolors'
import type { Colors } from '#runner/colors'

/**
 * Colours for output to `stream`: none if `NO_COLOR` is set or the stream is not a terminal, unless `FORCE_COLOR` asks
 * for them.
 */
export function colours(
  stream: { readonly isTTY?: boolean },
  env: NodeJS.ProcessEnv = process.env,
): Colors {
  const { NO_COLOR, FORCE_COLOR, TERM } = env
  if (NO_COLOR) return picocolors.createColors(false)
  return picocolors.createColors(Boolean(FORCE_COLOR) || (stream.isTTY === true && TERM !== 'dumb'))
}
