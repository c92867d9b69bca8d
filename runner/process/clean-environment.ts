/** Variables by which a shell is made to read a file, to change its options or to look elsewhere before it does anything. */
const steering = new Set(['BASH_ENV', 'ENV', 'SHELLOPTS', 'BASHOPTS', 'CDPATH', 'GLOBIGNORE'])

/**
 * An environment in which a shell does what its script says and nothing else: without start-up files, inherited options
 * and exported functions. A program that we start may be a shell script, or start shells itself.
 */
export function cleanEnvironment(from: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(from).filter(
    ([name]) => !steering.has(name) && !name.startsWith('BASH_FUNC_'),
  )
  const { SHLVL = '' } = from
  const level = Number(SHLVL)
  // Where it believes to be the first one, and its input is a socket, bash takes itself for a remote login.
  return { ...Object.fromEntries(kept), SHLVL: level >= 1 ? String(level) : '1' }
}
