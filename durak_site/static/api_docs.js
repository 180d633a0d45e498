"use strict";

// Shows the OpenAPI document; requests made from the page carry the session and its CSRF token.
(() => {
  const root = document.getElementById("docs");
  const token = () => {
    const pairs = document.cookie.split("; ").map((pair) => pair.split("="));
    return (pairs.find(([name]) => name === root.dataset.csrf) || [])[1];
  };
  SwaggerUIBundle({
    url: root.dataset.schema,
    domNode: root,
    deepLinking: true,
    validatorUrl: null,
    requestInterceptor: (request) => {
      const isChange = !["GET", "HEAD"].includes((request.method || "GET").toUpperCase());
      const isOurs = new URL(request.url, document.baseURI).origin === window.location.origin;
      if (isChange && isOurs && token()) request.headers["X-CSRFToken"] = token();
      return request;
    },
  });
})();
