// @ts-check
// Fetches the tables again every second. The server fills them in, so nothing is put together here.
const news = /** @type {HTMLElement} */ (document.querySelector('#news'))
const main = /** @type {HTMLElement} */ (document.querySelector('main'))

async function again() {
  try {
    const response = await fetch('/main')
    if (!response.ok) throw new Error(await response.text())
    const closed = [...main.querySelectorAll('details:not([open])')].map(({ id }) => id)
    main.innerHTML = await response.text()
    for (const id of closed) document.getElementById(id)?.removeAttribute('open')
    news.textContent = ''
  } catch {
    news.textContent = 'The farm cannot be reached; this is the last known state.'
  }
  setTimeout(again, 1000)
}

document.documentElement.classList.add('ready')
setTimeout(again, 1000)
