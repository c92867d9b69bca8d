/** One archive and suite that apt is configured for. */
export interface AptSource {
  readonly uri: string
  readonly suite: string
  readonly components: readonly string[]
  /** Keyring file, fingerprint or key block; absent where apt's trusted keys are meant. */
  readonly signedBy?: string
}

function source(
  uri: string,
  suite: string,
  components: readonly string[],
  signedBy: string | undefined,
): AptSource {
  return { uri, suite, components, ...(signedBy === undefined ? {} : { signedBy }) }
}

function words(text: string | undefined): readonly string[] {
  return (text ?? '').split(/\s+/).filter((word) => word !== '')
}

/** The sources of a one-line-style file (`sources.list`). Other lines than binary sources are ignored. */
export function oneLineSources(text: string): readonly AptSource[] {
  return text.split('\n').flatMap((line) => {
    const match = /^\s*deb\s+(?:\[([^\]]*)\]\s*)?(\S+)\s+(\S+)\s*([^#]*)/.exec(line)
    if (match === null) return []
    const [, options, uri = '', suite = '', components] = match
    const signedBy = /(?:^|\s)signed-by=(\S+)/i.exec(options ?? '')?.[1]
    return [source(uri, suite, words(components), signedBy)]
  })
}

/** Fields of a deb822 stanza by lower-case name; continuation lines joined by line feeds. */
function fields(stanza: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  let last = ''
  for (const line of stanza.split('\n')) {
    if (line.startsWith('#')) continue
    const head = /^([^\s:]+):\s*(.*)$/.exec(line)
    if (head !== null) {
      last = (head[1] ?? '').toLowerCase()
      found.set(last, head[2] ?? '')
    } else if (last !== '' && /^\s/.test(line)) found.set(last, `${found.get(last)}\n${line}`)
  }
  return found
}

/** The sources of a deb822-style file (`*.sources`), one for each URI and suite. Disabled stanzas are ignored. */
export function deb822Sources(text: string): readonly AptSource[] {
  return text.split(/\n(?:[ \t]*\n)+/).flatMap((stanza) => {
    const field = fields(stanza)
    if (!words(field.get('types')).includes('deb')) return []
    if (/^(no|false|off|0|without|disable)$/i.test(field.get('enabled')?.trim() ?? '')) return []
    const components = words(field.get('components'))
    const signedBy = field.get('signed-by')?.trim()
    return words(field.get('uris')).flatMap((uri) =>
      words(field.get('suites')).map((suite) => source(uri, suite, components, signedBy)),
    )
  })
}
