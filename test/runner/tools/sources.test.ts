import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deb822Sources, oneLineSources } from '#runner/tools/apt-sources'
import { debianArchive, machineSources } from '#runner/tools/debian-archive'

describe('one-line sources', () => {
  it('are read with and without options, and source packages, comments and blank lines are skipped', () => {
    const text = `# deb mirror://old/debian stable main
deb [arch=amd64 signed-by=/keys/a.gpg] mirror://a/debian stable main contrib # why
deb-src mirror://a/debian stable main

deb\tmirror://b/debian  trixie-updates main
deb [ signed-by=/keys/c.gpg ] mirror://c ./
`
    expect(oneLineSources(text)).toEqual([
      {
        uri: 'mirror://a/debian',
        suite: 'stable',
        components: ['main', 'contrib'],
        signedBy: '/keys/a.gpg',
      },
      { uri: 'mirror://b/debian', suite: 'trixie-updates', components: ['main'] },
      { uri: 'mirror://c', suite: './', components: [], signedBy: '/keys/c.gpg' },
    ])
  })
})

describe('deb822 sources', () => {
  it('are read stanza by stanza, one for each URI and suite', () => {
    const text = `Types: deb deb-src
# a comment between fields
URIs: mirror://a/debian mirror://b/debian
Suites: trixie trixie-updates
Components: main
Signed-By: /keys/a.gpg

Types: deb-src
URIs: mirror://c/debian
Suites: trixie
Components: main

Types: deb
Enabled: no
URIs: mirror://d/debian
Suites: trixie
Components: main
 
types: deb
uris: mirror://e/debian
suites:
 forky
components: main
signed-by:
 -----BEGIN PGP PUBLIC KEY BLOCK-----
 .
 abc
`
    const key = '-----BEGIN PGP PUBLIC KEY BLOCK-----\n .\n abc'
    const a = { components: ['main'], signedBy: '/keys/a.gpg' }
    expect(deb822Sources(text)).toEqual([
      { uri: 'mirror://a/debian', suite: 'trixie', ...a },
      { uri: 'mirror://a/debian', suite: 'trixie-updates', ...a },
      { uri: 'mirror://b/debian', suite: 'trixie', ...a },
      { uri: 'mirror://b/debian', suite: 'trixie-updates', ...a },
      { uri: 'mirror://e/debian', suite: 'forky', components: ['main'], signedBy: key },
    ])
  })
})

describe('debianArchive', () => {
  const main = {
    uri: 'mirror://a/debian',
    suite: 'trixie',
    components: ['main'],
    signedBy: '/keys/a.gpg',
  }

  it.each([
    ['updates of a suite', { ...main, suite: 'trixie-security' }],
    ["somebody else's packages", { ...main, uri: 'mirror://vendor/apt' }],
    ["somebody else's suite", { ...main, suite: 'nodistro' }],
    ['another distribution', { ...main, suite: 'noble' }],
    ['another component', { ...main, components: ['contrib'] }],
  ])('is not taken from %s', (_, other) => {
    expect(debianArchive([other])).toBeUndefined()
    expect(debianArchive([other, main])).toEqual({ uri: main.uri, signedBy: main.signedBy })
  })

  it('may end in a slash, or be a list of mirrors', () => {
    for (const uri of ['mirror://a/debian/', 'mirror+file:/etc/apt/mirrors/debian.list'])
      expect(debianArchive([{ ...main, uri }])).toMatchObject({ uri })
  })

  it('is found in the files of apt, in either format', () => {
    const etc = mkdtempSync(join(tmpdir(), 'etc-'))
    expect(machineSources(etc)).toEqual([])
    mkdirSync(join(etc, 'sources.list.d'))
    writeFileSync(join(etc, 'sources.list'), 'deb mirror://vendor/apt trixie main\n')
    writeFileSync(join(etc, 'sources.list.d/x.list.save'), 'deb mirror://old/debian stable main\n')
    writeFileSync(
      join(etc, 'sources.list.d/debian.sources'),
      'Types: deb\nURIs: mirror://a/debian\nSuites: trixie\nComponents: main\nSigned-By: /keys/a.gpg\n',
    )
    expect(machineSources(etc)).toHaveLength(2)
    expect(debianArchive(machineSources(etc))).toEqual({
      uri: 'mirror://a/debian',
      signedBy: '/keys/a.gpg',
    })
    rmSync(etc, { recursive: true })
  })
})
