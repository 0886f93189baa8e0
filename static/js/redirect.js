// Leads a redirect page to its target and keeps query and hash. The target comes from the page
// itself, never from the address.
(function redirect() {
  var target = document.currentScript.getAttribute('data-to');
  window.location.replace(
    target + window.location.search + window.location.hash,
  );
})();
