import { describe, expect, it } from 'vitest'
import { run } from '#runner/process/run'
import { commandLine } from '../support/command.ts'
import { cts } from '../support/cts.ts'
import { ctsHere } from '../support/cts-here.ts'

describe('the command line', () => {
  it('lists the commands if none is given, and reports that one is missing', async () => {
    const { exitCode, stdout, stderr } = await cts([])
    expect(exitCode).toBe(2)
    expect(stdout).toBe('')
    for (const name of ['tools', 'decode', 'validate', 'assemble', 'rules', 'explain'])
      expect(stderr).toMatch(new RegExp(`^  ${name} `, 'm'))
    expect(stderr).toContain('Exit codes: 0')
  })

  it('shows help on request', async () => {
    for (const args of [['--help'], ['help']]) {
      const { exitCode, stdout } = await cts(args)
      expect(exitCode).toBe(0)
      expect(stdout).toContain('Usage: spirv-cts')
      expect(stdout).toContain('Examples:')
    }
  })

  it('lists the commands of users first, and those of maintainers under a heading of their own', async () => {
    const { stdout } = await ctsHere(['--help'])
    const [, users = '', maintainers = ''] = stdout.split(/^(?:Commands.*|Examples):$/m)
    const names = (list: string) => [...list.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name)
    expect(names(users)).toEqual(expect.arrayContaining(['check', 'fuzz', 'validate']))
    expect(names(maintainers)).toEqual(['generate', 'grammar', 'new-text', 'trace'])
  })

  it.each(['tools', 'decode', 'validate', 'assemble', 'rules', 'explain'])(
    'has help with examples for %s',
    async (name) => {
      const { exitCode, stdout } = await ctsHere([name, '--help'])
      expect(exitCode).toBe(0)
      expect(stdout).toContain(`Usage: spirv-cts ${name}`)
      expect(stdout).toMatch(new RegExp(`Examples:\n  .*npm run -s cts -- ${name}`))
    },
  )

  it('prints its version', async () => {
    expect(await cts(['--version'])).toEqual({
      exitCode: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      stderr: '',
    })
  })

  it.each([
    [['vlidate'], /unknown command 'vlidate'[\s\S]*Did you mean validate/],
    [['validate', '--jsn', 'x'], /unknown option '--jsn'[\s\S]*Did you mean --json/],
    [['validate'], /missing required argument 'file'[\s\S]*npm run -s cts -- validate --help/],
    [['explain', 'a', 'b'], /too many arguments/],
    [['rules', '--format', 'xml'], /Allowed choices are table, json, md/],
    [['rules', '--text', 'SPV_KHR_constantdata'], /no such text[\s\S]*SPV_KHR_constant_data/],
    [
      ['explain', 'VUID-StandaloneSpirv-MemorySemantics-1086'],
      /no rule carries it[\s\S]*VUID-StandaloneSpirv-MemorySemantics-10865/,
    ],
    [['explain', 'core/magic'], /core\/magic: no such rule[\s\S]*core\/magic-number/],
    [['tools', 'instal'], /too many arguments[\s\S]*npm run -s cts -- tools --help/],
    [['tools', 'install', '--suite', 'sid'], /sid: no such suite[\s\S]*oldstable, stable, testing/],
    [['tools', 'install', '--archive', 'x'], /--archive and --keyring must be used together/],
  ])('refuses %j with exit code 2 and a hint', async (args, words) => {
    const { exitCode, stdout, stderr } = await ctsHere(args)
    expect(stderr).toMatch(words)
    expect(stderr).toMatch(/^error: /)
    expect(stderr).not.toMatch(/^ +at /m)
    expect(stdout).toBe('')
    expect(exitCode).toBe(2)
  })

  it('shows where an error comes from only on request', async () => {
    const planted = `data:text/javascript,console.log = () => { throw new Error('planted') }`
    const env = { NODE_OPTIONS: `--import "${planted.replaceAll(' ', '%20')}"` }
    const prints = ['explain', 'SPV_KHR_constant_data/data-has-a-word']
    const plain = await cts(prints, { env })
    expect(plain).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/^error: planted\nhint: .*--debug/),
    })
    expect(plain.stderr).not.toMatch(/^ +at /m)
    const debug = await cts([...prints, '--debug'], { env })
    expect(debug).toMatchObject({ exitCode: 2, stderr: expect.stringMatching(/^ +at /m) })
  })

  it('ends quietly when its reader closes the pipe', async () => {
    const line = `${commandLine} rules --format json`
    const answer = await run(['bash', '-c', `set -o pipefail; ${line} | head -c 10`])
    expect(answer).toEqual({ kind: 'answered', exitCode: 0, stdout: '[\n  {\n    ', stderr: '' })
  })

  it('shows colours only on request', async () => {
    const coloured = '\u001b['
    const bad = ['explain', 'nothing/at-all']
    expect((await cts(bad)).stderr).not.toContain(coloured)
    expect((await cts(bad, { env: { FORCE_COLOR: '1' } })).stderr).toContain(coloured)
    const both = { env: { FORCE_COLOR: '1', NO_COLOR: '1' } }
    expect((await cts(bad, both)).stderr).not.toContain(coloured)
  })

  it('lists the tools that were found', async () => {
    const { exitCode, stdout } = await ctsHere(['tools', '--json'])
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout)).toContainEqual({
      name: 'spirv-val',
      from: 'testing',
      spec: 'spirv-val@testing',
      path: expect.stringMatching(/\/testing\/bin\/spirv-val$/),
      version: expect.stringContaining('SPIRV-Tools'),
    })
    expect((await ctsHere(['tools'])).stdout).toMatch(/^spirv-val@oldstable +SPIRV-Tools v2023/m)
  })

  it('reports that there are no tools, and how to install them', async () => {
    const env = { SPIRV_CTS_TOOLS: '/no/such/directory' }
    const { exitCode, stdout, stderr } = await cts(['tools'], { env })
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' })
    expect(stderr).toMatch(
      /no tools found\nhint: npm run -s cts -- tools install, or .*spirv-tools/,
    )
  })

  it('says so if the tools cannot be written to their folder', async () => {
    const env = { SPIRV_CTS_TOOLS: '/dev/null/tools' }
    expect(await cts(['tools', 'install'], { env })).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringMatching(/cannot be written\nhint: SPIRV_CTS_TOOLS/),
    })
  })

  it('installs nothing if everything is installed, and says so', async () => {
    const { exitCode, stdout, stderr } = await ctsHere(['tools', 'install'])
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(stdout).toMatch(/^oldstable: spirv-tools \d.*\nstable: .*\ntesting: .*\n$/)
    const record = await ctsHere(['tools', 'install', '--json'])
    expect(JSON.parse(record.stdout)).toMatchObject({ format: 1, suites: { testing: {} } })
  })

  it('lists rules in every format, filtered by text', async () => {
    const all = JSON.parse((await ctsHere(['rules', '--format', 'json'])).stdout)
    // The build counts the cases beforehand.
    expect(JSON.parse((await cts(['rules', '--format', 'json'])).stdout)).toEqual(all)
    expect(all.length).toBeGreaterThan(50)
    expect(new Set(all.map((row: { text: string }) => row.text)).size).toBeGreaterThan(2)
    for (const row of all)
      expect(row).toMatchObject({
        id: expect.stringContaining(`${row.text}/`),
        section: expect.any(String),
        class: expect.any(String),
        phase: expect.stringMatching(/^(decode|validate)$/),
        decidable: expect.stringMatching(/^(module|environment|runtime|no)$/),
        revisions: expect.any(Object),
        environments: expect.arrayContaining([
          row.text === 'OpenCL-environment' ? expect.stringContaining('opencl') : 'vulkan1.4',
        ]),
        cases: {
          valid: expect.any(Number),
          invalid: expect.any(Number),
          results: expect.any(Number),
        },
      })
    const since = (id: string) => all.find((row: { id: string }) => row.id === id).environments
    expect(since('core/load-type')).toContain('spv1.0')
    expect(since('core/bitcast-pointer-vector')).not.toContain('spv1.4')
    expect(since('core/bitcast-pointer-vector')).toContain('vulkan1.2')
    const text = 'SPV_KHR_constant_data'
    const rows = all.filter((row: { text: string }) => row.text === text)
    expect(rows.length).toBeGreaterThan(5)
    const table = (await cts(['rules', '--text', text])).stdout.trim().split('\n')
    expect(table).toHaveLength(rows.length + 3)
    expect(table.at(-2)).toBe('decided by a run: 1 rules, 1 with cases with results')
    expect(table.at(-1)).toMatch(
      /^SPV_KHR_constant_data: \d+ of \d+ valid cases in an environment of a client \(\d+\.\d %\)$/,
    )
    const md = (await cts(['rules', '--text', text, '--format', 'md'])).stdout
    expect(md.match(/^\| `/gm)).toHaveLength(rows.length)
  })

  it('counts the recorded causes by tool, version, kind and severity', async () => {
    const { stdout, exitCode } = await ctsHere(['explain', 'causes', '--json'])
    expect(exitCode).toBe(0)
    const counts = JSON.parse(stdout)
    expect(counts.length).toBeGreaterThan(20)
    for (const { causes, faults, severities, cases, linked } of counts) {
      const sum = (Object.values(severities) as number[]).reduce((all, count) => all + count, 0)
      expect(sum).toBe(faults)
      expect(faults).toBeLessThanOrEqual(causes)
      expect(linked).toBeLessThanOrEqual(causes)
      expect(cases).toBeGreaterThan(0)
    }
  }, 120_000)

  it('explains a cause, a case of it and its rule, each with the next command', async () => {
    const id = 'core/switch-literals-distinct/long-low-half-too-1'
    const cause = await cts(['explain', 'spirv-val:switch-duplicates'])
    expect(cause.stdout).toMatch(/^spirv-val: switch-duplicates\n/)
    expect(cause.stdout).toContain(
      'npm run -s cts -- bugs --tool spirv-val@testing --cause switch-duplicates',
    )
    const found = await cts(['explain', id])
    expect(found.stdout).toMatch(/spirv-val 2026\.4 +false-accept +switch-duplicates: /)
    expect(found.stdout).toContain(`npm run -s cts -- reduce ${id} --tool spirv-val@testing`)
    const rule = await cts(['explain', 'core/switch-literals-distinct', '--json'])
    expect(JSON.parse(rule.stdout).causes).toContainEqual({
      cause: 'spirv-val:switch-duplicates',
      cases: expect.any(Number),
    })
    const open = await ctsHere(['explain', 'spirv-cross:storage-buffer-is-a-block'])
    expect(open.stdout).toMatch(/^severity +refuses-valid by one reading of the text$/m)
  })

  it('lists and counts the valid cases of a rule that belong to another one', async () => {
    const rule = 'core/pipe-pointer'
    const elsewhere = 'core/pipe-object/accesses-1'
    const { stdout } = await cts(['explain', rule])
    const [, first = '', others = ''] = stdout.split(/^(?:cases|valid cases at its boundary.*)$/m)
    expect(first).not.toContain(elsewhere)
    expect(others).toMatch(new RegExp(`^ +valid +${elsewhere}\\.spvasm `, 'm'))
    const control = await ctsHere(['explain', elsewhere])
    expect(control.stdout).toMatch(new RegExp(`^covers +${rule}: `, 'm'))
    const told = JSON.parse((await cts(['explain', rule, '--json'])).stdout)
    expect(told.cases.map(({ id }: { id: string }) => id)).toContain(elsewhere)
    const listed = JSON.parse((await cts(['rules', '--text', 'core', '--format', 'json'])).stdout)
    const counted = listed.find(({ id }: { id: string }) => id === rule)
    expect(counted.cases.valid).toBeGreaterThan(0)
    expect(counted.cases.valid + counted.cases.invalid).toBe(told.cases.length)
  })

  it('counts the cases of a rule that can be read two ways in a column of their own', async () => {
    const text = 'SPV_KHR_8bit_storage'
    const { stdout } = await cts(['rules', '--text', text])
    expect(stdout).toMatch(/^rule +class +phase +decidable +valid +invalid +either +results$/m)
    const [, valid, invalid, either] =
      /^\S+\/copied-memory-has-no-narrow-data .* module +(\d+) +(\d+) +(\d+) /m.exec(stdout) ?? []
    expect(Number(valid)).toBeGreaterThan(0)
    expect(Number(invalid)).toBe(0)
    expect(Number(either)).toBeGreaterThan(0)
  })

  it('explains the rules that carry a sentence of the Vulkan specification', async () => {
    const vuid = 'VUID-StandaloneSpirv-MemorySemantics-10865'
    const { stdout } = await cts(['explain', vuid])
    expect(stdout).toMatch(/^core\/memory-semantics-order\n/)
    expect(stdout).toMatch(new RegExp(`^VUIDs +${vuid}$`, 'm'))
    const several = await cts(['explain', 'VUID-StandaloneSpirv-None-04686', '--json'])
    expect(JSON.parse(several.stdout).map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(['core/atomic-storage-class', 'core/atomic-not-function']),
    )
    const rules = JSON.parse((await cts(['rules', '--text', 'core', '--format', 'json'])).stdout)
    expect(rules).toContainEqual(
      expect.objectContaining({ id: 'core/memory-semantics-order', vuids: [vuid] }),
    )
  }, 240_000)

  it('explains a rule', async () => {
    const rule = 'SPV_KHR_constant_data/data-needs-the-capability'
    const { stdout, exitCode } = await ctsHere(['explain', rule])
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(new RegExp(`^${rule}\n`))
    expect(stdout).toMatch(/^text +SPV_KHR_constant_data, revision \d+ of \d{4}-\d\d-\d\d$/m)
    expect(stdout).toMatch(/^decided +from the module alone$/m)
    expect(JSON.parse((await cts(['explain', rule, '--json'])).stdout)).toMatchObject({
      id: rule,
      cases: expect.any(Array),
    })
  })
})
