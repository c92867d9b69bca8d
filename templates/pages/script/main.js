import { showAnswers } from './answers.js'
import { showCause } from './cause.js'
import { showCoverage } from './coverage.js'
import { byId } from './dom.js'
import { listenToFilter, showFilter } from './filters.js'
import { showFindings } from './findings.js'
import { matching } from './matching.js'
import { showMatrix } from './matrix.js'
import { modelOf } from './model.js'
import { hashOf, routeOf } from './route.js'
import { showRule } from './rule.js'
import { sortable } from './sorting.js'
import { unpack } from './unpack.js'

/** @import { Listings } from './case.js' */
/** @import { Filter } from './route.js' */
/** @import { Model } from './model.js' */

/** Views that apply the filter. */
const filteredViews = ['matrix', 'findings', 'answers', 'coverage']

/**
 * Modules by case; the modules of a rule are unpacked when one of them is opened.
 *
 * @param {Model} model
 * @returns {Listings}
 */
function listingsOf({ data }) {
  const packs = [...document.querySelectorAll('script.listings')].map(
    ({ textContent }) => textContent ?? '',
  )
  /** @type {Map<number, Promise<readonly (readonly [number, string, string, string])[]>>} */
  const open = new Map()
  return async (number) => {
    const rule = data.cases[number]?.[0] ?? -1
    const pack = packs[rule] ?? ''
    if (pack === '') return undefined
    const listings = open.get(rule) ?? unpack(pack)
    open.set(rule, listings)
    for (const [listed, ...listing] of await listings) if (listed === number) return listing
    return undefined
  }
}

/** Keeps table headers visible below the bar if the table is not wider than the page. */
function holdHeads() {
  document.documentElement.style.setProperty('--bar', `${byId('bar').offsetHeight}px`)
  for (const box of document.querySelectorAll('main > section:not([hidden]) .wide')) {
    box.classList.remove('fits')
    box.classList.toggle('fits', box.scrollWidth <= box.clientWidth)
  }
}

/**
 * Scrolls the views until the link is in their middle. `scrollIntoView` would also move the place where Tab goes on.
 *
 * @param {Element} link
 */
function centre(link) {
  const views = byId('views')
  const [box, target] = [views.getBoundingClientRect(), link.getBoundingClientRect()]
  views.scrollLeft += target.left + target.width / 2 - (box.left + box.width / 2)
}

/** @param {unknown} error */
function tellTrouble(error) {
  const note = byId('trouble')
  note.textContent = `The data of this page could not be unpacked: ${error instanceof Error ? error.message : error}. Totals and matrix are complete.`
  note.hidden = false
}

/**
 * Says that the content is not complete until a part is unpacked.
 *
 * @param {Promise<void>} part
 */
function unpacking(part) {
  const main = byId('content')
  main.setAttribute('aria-busy', 'true')
  part.catch(tellTrouble).finally(() => {
    main.removeAttribute('aria-busy')
    holdHeads()
  })
}

async function start() {
  const model = modelOf(await unpack(byId('data').textContent ?? ''))
  const listings = listingsOf(model)
  for (const table of document.querySelectorAll('table')) sortable(table)
  let view = ''

  const show = () => {
    const route = routeOf(location.hash)
    for (const section of document.querySelectorAll('main > section'))
      section.toggleAttribute('hidden', section.id !== route.view)
    for (const link of document.querySelectorAll('#views a')) {
      const to = link.getAttribute('data-view') ?? ''
      link.setAttribute('href', hashOf({ view: to, filter: route.filter }))
      if (to !== route.view) link.removeAttribute('aria-current')
      else {
        link.setAttribute('aria-current', 'page')
        centre(link)
      }
    }
    byId('filters').hidden = !filteredViews.includes(route.view)
    showFilter(route.filter)
    const status = byId('status')
    status.textContent = ''
    if (filteredViews.includes(route.view)) {
      const found = matching(model, route.filter)
      const rules = showMatrix(model, route, found)
      if (route.view === 'findings') showFindings(model, route, found)
      if (route.view === 'answers') showAnswers(model, route, found)
      if (route.view === 'coverage') unpacking(showCoverage(model, route, found))
      status.textContent = `${rules.toLocaleString('en')} rules, ${(found.length / 2).toLocaleString('en')} answers`
    }
    const place = `${route.view} ${route.rule} ${route.page}`
    const moved = view !== '' && view !== place
    view = place
    if (moved) {
      scrollTo(0, 0)
      byId('content').focus({ preventScroll: true })
    }
    if (route.view === 'rule') unpacking(showRule(model, route, listings))
    if (route.view === 'cause') unpacking(showCause(route))
    holdHeads()
  }

  listenToFilter((/** @type {Filter} */ filter) => {
    const { view: name } = routeOf(location.hash)
    history.replaceState(null, '', hashOf({ view: name, filter }))
    show()
  })
  addEventListener('hashchange', () => {
    if (location.hash === '' || location.hash.startsWith('#/')) show()
  })
  addEventListener('resize', holdHeads)
  addEventListener('beforeprint', () => {
    for (const entry of document.querySelectorAll('section:not([hidden]) details.text')) {
      entry.setAttribute('open', '')
      // Its toggle event would arrive after the page is printed.
      entry.dispatchEvent(new Event('toggle'))
    }
  })
  show()
  document.documentElement.classList.add('ready')
}

start().catch(tellTrouble)
