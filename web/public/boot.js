// The top of the site came with the page: let it be painted before the scripts take the processor. A hidden page paints nothing,
// so it does not wait for that.
const WAIT_MS = 100
const AGAIN_MS = 5000
const { main } = document.currentScript.dataset

const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const waited = new Promise((resolve) => setTimeout(resolve, WAIT_MS))

Promise.race([painted, waited])
  .then(() => import(main))
  // Without its scripts the site is a picture: try again until the line, or the new release, is there.
  .catch(() => setTimeout(() => location.reload(), AGAIN_MS))
