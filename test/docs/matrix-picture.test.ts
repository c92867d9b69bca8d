import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import { figures } from '#runner/report/figures'
import { texts } from '#spec/texts'
import { matrixPicture } from '../../scripts/dev/matrix-picture.ts'
import { header, loggedOracle, result, runLog } from '../runner/log/sample-log.ts'

const log = runLog(header([loggedOracle('a<b', '1.2')]), [
  result('SPV_TEST/one/x', 'a<b', 'agree'),
  result('SPV_TEST/one/y', 'a<b', 'false-accept'),
  result('SPV_TEST/two/z', 'a<b', 'unsupported'),
  result('SPV_TEST/two/valid-z', 'a<b', 'agree'),
])

describe('the picture of the matrix', () => {
  it('divides a bar in proportion to the answers, and escapes names', () => {
    const picture = matrixPicture(figures(log))
    expect(picture).toMatch('>a&lt;b</text>')
    expect(picture).toMatch('>2 of 4</text>')
    expect(picture).toMatch('revision 1, 2 rules')
    const bars = [
      ...picture.matchAll(/<rect class="(\w+)" x="([\d.]+)".* width="([\d.]+)" height="10">/g),
    ]
    expect(bars.map(([, name]) => name)).toEqual(['agree', 'accept', 'none'])
    const widths = bars.map(([, , , width]) => Number(width))
    expect(widths[0]).toBe((widths[1] ?? 0) * 2)
    expect(widths[1]).toBe(widths[2])
    expect(Number(bars[1]?.[2])).toBe(Number(bars[0]?.[2]) + (widths[0] ?? 0))
  })

  it('is committed in docs/, with every text that applies in all environments and has cases', () => {
    const picture = readFileSync(join(packageRoot(), 'docs/matrix.svg'), 'utf8')
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    const everywhere = texts.filter(
      ({ client, rules }) =>
        client === undefined && rules.some(({ decidable }) => decidable === 'module'),
    )
    const named = everywhere.map(({ name }) => name).filter((name) => name !== 'core')
    expect(named.length).toBeGreaterThan(3)
    for (const name of named) expect(picture).toMatch(`>${name}</text>`)
    for (const oracle of ['reference', 'spirv-val@oldstable', 'spirv-val@testing'])
      expect(picture).toMatch(`>${oracle}</text>`)
  })
})
