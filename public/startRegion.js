/** The region that was last picked on this browser stands in the form from the first moment on. */
((key) => {
  try {
    const region = JSON.parse(JSON.parse(localStorage.getItem(key)).region);
    const choice = document.querySelector(`#start-region option[value="${CSS.escape(region)}"]`);
    if (choice) choice.selected = true;
  } catch {
    // Nothing was picked yet, or the storage is blocked.
  }
})(__REGION_KEY__);
